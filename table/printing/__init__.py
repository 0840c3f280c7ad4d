"""Cards to print and cut out: what is on them, where they lie on the paper, and the PDF."""
