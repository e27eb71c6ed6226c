import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Reporter of `node --test`: each test as a line of JSON, for `readNodeTest`. TAP names no files. Node loads reporters
 * before tsx is there, so this is JavaScript.
 *
 * @param {AsyncIterable<import('node:test/reporters').TestEvent>} events
 */
export default async function* reportTests(events) {
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    // A suite counts when it is what failed itself: a file that could not be loaded, or what had to be done after it.
    if (data.details.type === 'suite' && !(type === 'test:fail' && failedItself(data.details.error)))
      continue;
    const { file, name, details } = data;
    const passed = type === 'test:pass';
    yield `${JSON.stringify({ file: file ? relative(ROOT, file) : '', name, seconds: details.duration_ms / 1000, passed })}\n`;
  }
}

/** @param {Error} error */
function failedItself(error) {
  return !('failureType' in error) || error.failureType !== 'subtestsFailed';
}
