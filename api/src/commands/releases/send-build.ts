import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { publishRelease } from '@cuadra/shared/contract';
import { pack } from 'tar-stream';
import { CommandError } from '../../errors/command-error.ts';
import { readBuildFile } from '../../releases/build-folder.ts';

/** Where a pipeline keeps its token: an argument would stand in its log. */
export const TOKEN_VARIABLE = 'CUADRA_RELEASE_TOKEN';

/** As `tar czf - -C <folder> .` makes it. */
async function archiveOf(folder: string): Promise<Buffer> {
  const archive = pack();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const name = file.slice(folder.length + 1).replaceAll('\\', '/');
    archive.entry({ name }, await readFile(file));
  }
  archive.finalize();
  return buffer(archive.pipe(createGzip()) as unknown as AsyncIterable<Buffer>);
}

/**
 * Publishes a build to a Cuadra elsewhere, which makes all checks.
 *
 * @param to its address: `https://cuadra.example.com`
 * @returns what became of it, in one line
 * @throws CommandError with what the server says
 */
export async function sendBuild(folder: string, to: string, version: string | undefined): Promise<string> {
  const token = process.env[TOKEN_VARIABLE];
  if (!token) throw new CommandError(`Define ${TOKEN_VARIABLE} con el token del módulo.`);
  const { name } = await readBuildFile(folder);
  const path = publishRelease.path.replace('{module}', name);
  const url = new URL(`${to.replace(/\/+$/, '')}/api/v1${path}`);
  if (version !== undefined) url.searchParams.set('version', version);
  const answer = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': publishRelease.media },
    body: await archiveOf(folder),
  }).catch((cause: unknown) => {
    throw new CommandError(`No se pudo llegar a ${url.origin}.`, { cause });
  });
  const text = await answer.text();
  const { data } = publishRelease.response.safeParse(jsonOf(text));
  if (!answer.ok || data === undefined)
    throw new CommandError(`${url.origin} respondió ${answer.status}: ${reasonIn(text)}`);
  return `${data.name} ${data.version} ${data.is_new ? 'está publicada' : 'ya estaba publicada'} en ${url.origin}.`;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What the server says of it, or all that came. */
function reasonIn(text: string): string {
  const { error } = (jsonOf(text) ?? {}) as { error?: { message?: string; details?: { reason?: string } } };
  return error?.details?.reason ?? error?.message ?? text.slice(0, 200);
}
