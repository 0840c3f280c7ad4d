import { connect, make, themes, tongues, words } from "./line.js";

const list = document.getElementById("free");
const said = document.getElementById("said");
themes();
tongues();
// Where a browser is sent that has lost the cookie of its seat.
document.getElementById("no-seat").hidden = location.hash !== "#no-seat";

async function take(seat) {
  const answer = await fetch("/claim", { method: "POST", body: JSON.stringify({ seat }) })
    .catch(() => null);
  if (answer?.ok) location.assign(`/seat/${seat}`);
  else said.textContent = (await answer?.json().catch(() => null))?.error ?? words["web-lost"];
}

connect("/live", {
  lobby: (m) => {
    const free = m.seats.filter((place) => !place.claimed);
    list.replaceChildren(...free.map((place) => {
      const button = make("button", { type: "button", className: "big" },
        make("span", { className: `dot c${((place.seat - 1) % 8) + 1}` }), place.name);
      button.addEventListener("click", () => take(place.seat));
      return make("li", {}, button);
    }));
    said.textContent = free.length ? "" : words["web-no-free-seat"];
  },
});
