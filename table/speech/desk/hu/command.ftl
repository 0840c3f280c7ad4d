table-no-language = Az asztal nem beszéli ezt: „{ $lang }”; válassz ezek közül: { $known }.
