/** jsdom lays nothing out, so that a list would have no room for any row; this gives every element the size of a screen. */
for (const [property, pixels] of [
  ['clientHeight', 800],
  ['clientWidth', 1200],
] as const) {
  Object.defineProperty(Element.prototype, property, { configurable: true, get: () => pixels });
}

export {};
