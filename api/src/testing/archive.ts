import { gzipSync } from 'node:zlib';
import { type Header, pack } from 'tar-stream';

/** What an archive has: a file, or whatever its header says. */
export type Entry = [Partial<Header> & { name: string }, Buffer | string];

/** A .tar.gz of what is said, whatever that is. */
export async function archive(entries: readonly Entry[]): Promise<Buffer> {
  const tar = pack();
  for (const [header, content] of entries) tar.entry(header, content);
  tar.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of tar) chunks.push(chunk as Buffer);
  return gzipSync(Buffer.concat(chunks));
}

/** The files of a build, as `tar -C <folder> .` names them. */
export function entriesOf(contents: ReadonlyMap<string, Buffer>): Entry[] {
  return [...contents].map(([name, content]) => [{ name: `./${name}` }, content]);
}
