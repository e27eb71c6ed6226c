/** Before each file of tests. */
import { deserialize, serialize } from 'node:v8';

// IndexedDB copies what it keeps, with what jsdom has not.
globalThis.structuredClone ??= (value) => deserialize(serialize(value));

// Not imported: to load it takes as long as most tests of logic do.
if (typeof document !== 'undefined') {
  // biome-ignore lint/correctness/useImportExtensions: it is found as it is here, and compiled in the package for others
  require('./jest-setup-screens');
}
