import { readFileSync, statSync } from 'node:fs';

/**
 * What is made of a file's text, made again when the file has changed: the shell may be built while the server runs.
 *
 * @returns what was made of it last; throws where the file is not there
 */
export function readWhenChanged<Made>(file: string, make: (text: string) => Made): () => Made {
  let known: { stamp: string; made: Made } | undefined;
  return () => {
    const { mtimeMs, size, ino } = statSync(file);
    const stamp = `${mtimeMs}/${size}/${ino}`;
    if (known?.stamp !== stamp) known = { stamp, made: make(readFileSync(file, 'utf8')) };
    return known.made;
  };
}
