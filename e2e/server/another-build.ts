import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { RemoteBuild } from '@cuadra/shared/contract';

/**
 * Writes a module's build into a folder under another id, as if its sources had differed.
 *
 * @param edit what else is different in a file; the hashes are of what it gives
 */
export async function writeAnotherBuild(
  from: string,
  to: string,
  id: string,
  edit: (content: string, file: string) => string = (content) => content,
): Promise<void> {
  const build = RemoteBuild.parse(JSON.parse(await readFile(path.join(from, 'remote.json'), 'utf8')));
  const renamed = (text: string) => text.replaceAll(build.container, `${build.name}_${id}`);
  const files: Record<string, string> = {};
  for (const file of await readdir(from)) {
    if (!file.endsWith('.js') && file !== 'guides.json') continue;
    const content = edit(renamed(await readFile(path.join(from, file), 'utf8')), file);
    await writeFile(path.join(to, file), content);
    if (file in build.files) files[file] = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  }
  const other = { ...build, build_id: id, container: `${build.name}_${id}`, files };
  await writeFile(path.join(to, 'remote.json'), JSON.stringify(other));
}
