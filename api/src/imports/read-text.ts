import { refuseFile } from './refuse-file.ts';

/** One broken character in so many is a slip, and its row alone is refused; more is a file that is not in UTF-8. */
const BROKEN_SHARE = 1 / 1000;

/** The text of a file, read as it comes. */
export interface FileText {
  /** Its beginning: at least the first line with anything in it, where that is no longer than a line may be. */
  head(): Promise<string>;
  /** All of it, the beginning included; every line ends in a plain `\n`. Checks the encoding at the end. */
  rest(): AsyncGenerator<string>;
  /** @throws ApiError 400 `not-utf-8` when what was read so far is in another encoding */
  checkEncoding(): void;
}

/**
 * Reads bytes as UTF-8 and refuses what no list has: nothing at all, NUL, a page, and lines beyond a length, however many
 * cells they part into.
 *
 * @param longestLine characters
 */
export function readText(bytes: AsyncIterable<Uint8Array>, longestLine: number): FileText {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const source = bytes[Symbol.asyncIterator]();
  let length = 0;
  let broken = 0;
  let line = 1;
  let ofLine = 0;
  let isBlank = true;
  /** A `\r` at the end of what was read may be half of a `\r\n`. */
  let held = '';

  const checkEncoding = () => {
    if (broken > length * BROKEN_SHARE) throw refuseFile('not-utf-8');
  };
  const check = (text: string) => {
    length += text.length;
    for (let at = text.indexOf('\ufffd'); at >= 0; at = text.indexOf('\ufffd', at + 1)) broken++;
    // A spreadsheet, a picture, UTF-16: no list has it, and PostgreSQL takes none.
    if (text.includes('\0')) throw refuseFile('not-text');
    isBlank &&= text.trim() === '';
    let start = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      if (ofLine + end - start > longestLine) throw refuseFile('line-too-long', line);
      line++;
      ofLine = 0;
      start = end + 1;
    }
    ofLine += text.length - start;
    if (ofLine > longestLine) throw refuseFile('line-too-long', line);
  };
  /** The next piece, its line ends made alike; undefined at the end. */
  const next = async (): Promise<string | undefined> => {
    const { value, done } = await source.next();
    let text = held + (done ? decoder.decode() : decoder.decode(value, { stream: true }));
    if (done && text === '') return undefined;
    held = !done && text.endsWith('\r') ? '\r' : '';
    if (held) text = text.slice(0, -1);
    text = text.replace(/\r\n?/g, '\n');
    check(text);
    return text;
  };

  let beginning = '';
  return {
    async head() {
      for (let piece = await next(); piece !== undefined; piece = await next()) {
        beginning += piece;
        const first = beginning.search(/\S/);
        if ((first >= 0 && beginning.includes('\n', first)) || beginning.length > longestLine) break;
      }
      if (isBlank) {
        checkEncoding();
        throw refuseFile('empty');
      }
      // What a page, a session's end or a spreadsheet saved as one begins with.
      if (/^\s*<(!doctype|html|\?xml|head|body|table|meta)\b/i.test(beginning)) throw refuseFile('not-csv');
      return beginning;
    },
    async *rest() {
      yield beginning;
      for (let piece = await next(); piece !== undefined; piece = await next()) yield piece;
      checkEncoding();
    },
    checkEncoding,
  };
}
