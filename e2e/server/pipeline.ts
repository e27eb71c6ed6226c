import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishRelease, RemoteBuild } from '@cuadra/shared/contract';
import { writeAnotherBuild } from './another-build.ts';
import { type CuadraServer, ROOT } from './cuadra-server.ts';
import { type ReleaseCommand, releaseCommand } from './release-command.ts';

/** What a version has that its sources did not have before. */
export interface Change {
  /** A text that stands in its scripts, and the expression that takes its place. */
  replace?: readonly [text: string, expression: string];
  /** What its first script does before anything else. */
  begin?: string;
}

/** A team that works on a module elsewhere: it has a build, a token of its module, and nothing else of Cuadra's. */
export interface Pipeline {
  /** Publishes a version over HTTP, as `tar` and `curl` do. It is for nobody yet. */
  publish: (version: string, change: Change) => Promise<void>;
  /** What who runs Cuadra does with it. */
  release: ReleaseCommand;
  /** Removes what it built. */
  end: () => Promise<void>;
}

/** @param module as its folder is called, `mf-pos` */
export async function openPipeline(cuadra: CuadraServer, module: string): Promise<Pipeline> {
  const release = releaseCommand(cuadra);
  const token = release(['token', module, '--label', `CI de ${module}`])
    .trim()
    .split('\n')
    .at(-1);
  const folder = await mkdtemp(path.join(tmpdir(), 'cuadra-pipeline-'));
  const source = path.join(ROOT, module, '.build', 'www');
  const { entry } = RemoteBuild.parse(JSON.parse(await readFile(path.join(source, 'remote.json'), 'utf8')));
  return {
    release,
    async publish(version, { replace: [text, expression] = ['', ''], begin = '' }) {
      const to = path.join(folder, version);
      await mkdir(to);
      const id = version.replaceAll(/\D/g, '').padStart(8, '0');
      let changed = 0;
      await writeAnotherBuild(source, to, id, (content, file) => {
        if (!file.endsWith('.js')) return content;
        const parts = text === '' ? [content] : content.split(JSON.stringify(text));
        changed += parts.length - 1;
        return (file === entry ? begin : '') + parts.join(expression);
      });
      if (text !== '' && changed === 0) throw new Error(`«${text}» stands nowhere in ${module}`);
      const archive = execFileSync('tar', ['czf', '-', '-C', to, '.']);
      const address = `${cuadra.url}/api/v1/releases/${module.replaceAll('-', '_')}?version=${version}`;
      const answer = await fetch(address, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/gzip' },
        body: new Uint8Array(archive),
      });
      const told = await answer.text();
      if (!answer.ok) throw new Error(`${version} was not published: ${told}`);
      if (!publishRelease.response.parse(JSON.parse(told)).is_new) throw new Error(`${version} is not new`);
    },
    end: () => rm(folder, { recursive: true, force: true }),
  };
}
