import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** A server of another origin that has the files of one build. */
export interface Cdn {
  /** The folder that it has them in. */
  base: string;
  /** What it was asked for. */
  asked: string[];
  /** Adds a line to whatever script it answers. */
  isTampering: boolean;
  close: () => void;
}

/** @param build the folder of the build */
export async function startCdn(build: string): Promise<Cdn> {
  const folder = '/clients/5/';
  const server = createServer(async ({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://cdn');
    cdn.asked.push(pathname);
    const content = pathname.startsWith(folder)
      ? await readFile(path.join(build, path.basename(pathname))).catch(() => undefined)
      : undefined;
    const headers = {
      'content-type': pathname.endsWith('.js') ? 'text/javascript' : 'application/json',
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
    };
    response.writeHead(content ? 200 : 404, headers);
    response.end(cdn.isTampering ? `globalThis.__robbed = true;${content}` : content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const cdn: Cdn = {
    base: `http://127.0.0.1:${port}${folder}`,
    asked: [],
    isTampering: false,
    close: () => server.close(),
  };
  return cdn;
}
