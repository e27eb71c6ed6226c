/** Before each file of tests that has a document. */
import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/react';
import { quickStyles } from './quick-styles.ts';

quickStyles(window);

// react-router needs them, and jsdom has neither.
Object.assign(globalThis, { TextDecoder, TextEncoder });
// jsdom lays nothing out, so that no size ever changes.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
// Nor has a list room for any row: this gives every element the size of a screen.
for (const [property, pixels] of [
  ['clientHeight', 800],
  ['clientWidth', 1200],
] as const) {
  Object.defineProperty(Element.prototype, property, { configurable: true, get: () => pixels });
}
// jsdom reads files through FileReader alone.
Blob.prototype.arrayBuffer ??= function arrayBuffer(this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      reader.result instanceof ArrayBuffer ? resolve(reader.result) : reject(reader.error);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
};
// What appears in a moment appears later on a machine that does much else at once.
configure({ asyncUtilTimeout: 5000 });
