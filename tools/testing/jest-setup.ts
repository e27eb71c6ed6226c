import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { configure } from '@testing-library/react';

// react-router needs them, and jsdom has neither.
Object.assign(globalThis, { TextDecoder, TextEncoder });
// IndexedDB copies what it keeps, with what jsdom has not.
globalThis.structuredClone ??= (value) => deserialize(serialize(value));
// jsdom lays nothing out, so that no size ever changes.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
// What appears in a moment appears later on a machine that does much else at once.
configure({ asyncUtilTimeout: 5000 });
