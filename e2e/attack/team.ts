import {
  activateRelease,
  makeReleaseToken,
  rollBackRelease,
  SHELL_API_VERSION,
} from '@cuadra/shared/contract';
import { archive, entriesOf } from '../../api/src/testing/archive.ts';
import { signInPlatform } from '../../api/src/testing/company.ts';
import type { Answer } from '../../api/src/testing/http-client.ts';
import { buildContents } from '../../api/src/testing/module-build.ts';
import type { Target } from './target.ts';

/** A module that no folder here has. */
const MODULE = 'mf_probe';

/** A team with a module, and who runs Cuadra; each asks the copy that is named. */
export interface Team {
  /** Of the token that its pipeline has. */
  token: string;
  publish: (at: Target, body: Buffer, version: string) => Promise<Answer>;
  activate: (at: Target, version: string) => Promise<unknown>;
  rollBack: (at: Target) => Promise<unknown>;
}

export async function openTeam(target: Target): Promise<Team> {
  const root = await signInPlatform(target, 'super_user');
  const params = { module: MODULE };
  const { token } = await target.ok(makeReleaseToken, {
    token: root,
    body: { module: MODULE, label: 'CI de la prueba' },
  });
  return {
    token,
    publish: (at, body, version) =>
      at.send('POST', `${pathOf(version)}`, {
        token,
        body,
        headers: { 'content-type': 'application/gzip' },
      }),
    activate: (at, version) => at.ok(activateRelease, { token: root, params, body: { version } }),
    rollBack: (at) => at.ok(rollBackRelease, { token: root, params }),
  };
}

/** Where a version of the team's module is sent. */
export const pathOf = (version: string) => `/api/v1/releases/${MODULE}?version=${version}`;

/** The first script of a version, as a browser asks for it. */
export const entryOf = (version: string) => `/remotes/${MODULE}/${version}/entry.js`;

/** A small build of the team's module for the shell that runs, as its pipeline sends it. */
export function builtModule(id: string): Promise<Buffer> {
  const { descriptor } = JSON.parse(String(buildContents().get('remote.json')));
  const [major] = SHELL_API_VERSION.split('.');
  return archive(
    entriesOf(
      buildContents(id, {
        name: MODULE,
        container: `${MODULE}_${id}`,
        descriptor: { ...descriptor, name: MODULE, apiVersion: `^${major}.0.0` },
      }),
    ),
  );
}
