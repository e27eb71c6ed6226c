/** Before each file of tests. */
import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads';

// IndexedDB copies what it keeps, with what jsdom has not.
globalThis.structuredClone ??= (value) => {
  const { port1, port2 } = new MessageChannel();
  port1.postMessage(value);
  const copy = receiveMessageOnPort(port2)?.message;
  port1.close();
  return copy;
};

// Not imported: to load it takes as long as most tests of logic do.
if (typeof document !== 'undefined') {
  // biome-ignore lint/correctness/useImportExtensions: it is found as it is here, and compiled in the package for others
  require('./jest-setup-screens');
}
