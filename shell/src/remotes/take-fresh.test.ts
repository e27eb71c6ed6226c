import type { ReleasedVersion } from '@cuadra/shared/contract';
import { takeFresh } from './take-fresh.ts';
import { release, resolved } from './testing/remotes.ts';

const POS = { '1': resolved(release('1.0.0')), '2': resolved(release('2.0.0')) };
const clients = (version: string) =>
  resolved({ ...release(version), name: 'mf_clients', container: `mf_clients_${version}` });

/** A page with code of these, whose versions are still on their way. */
const inPage = (...names: string[]) => ({
  isInPage: (name: string) => names.includes(name),
  versionInUse: () => undefined,
});
/** A page in which a version of Caja runs. */
const running = (version: ReleasedVersion) => ({
  isInPage: (name: string) => name === 'mf_pos',
  versionInUse: (name: string) => (name === 'mf_pos' ? version : undefined),
});
const versions = ({ remotes }: ReturnType<typeof takeFresh>) =>
  remotes.map(({ name, version }) => `${name} ${version}`);

test('what is not loaded is the new version from here on, also one that came or went', () => {
  const taken = takeFresh([POS[1]], [POS[2], clients('1.0.0')], inPage());
  expect(versions(taken)).toEqual(['mf_clients 1.0.0', 'mf_pos 2.0.0']);
  expect(taken.needsReload).toBe(false);
  expect(takeFresh([POS[1]], [], inPage())).toEqual({ remotes: [], needsReload: false });
});

test('what is loaded stays as it is until the page is reloaded, forwards, backwards and taken away', () => {
  for (const fresh of [[POS[2]], [resolved(release('0.9.0'))], []]) {
    const taken = takeFresh([POS[1], clients('1.0.0')], [...fresh, clients('2.0.0')], inPage('mf_pos'));
    expect(versions(taken)).toEqual(['mf_clients 2.0.0', 'mf_pos 1.0.0']);
    expect(taken.needsReload).toBe(true);
  }
});

test('another fallback behind the same version asks for no reload', () => {
  const fresh = resolved({ ...release('2.0.0'), fallback: release('1.0.0') });
  const taken = takeFresh([POS[2]], [fresh], running(POS[2]));
  expect(taken).toEqual({ remotes: [fresh], needsReload: false });
});

test('a page that fell back stays where it is while the answer is the same, and once the version it runs is the one meant', () => {
  const meant = resolved({ ...release('2.0.0'), fallback: release('1.0.0') });
  const page = running(release('1.0.0'));
  expect(takeFresh([meant], [meant], page)).toEqual({ remotes: [meant], needsReload: false });
  expect(takeFresh([meant], [POS[1]], page)).toEqual({ remotes: [POS[1]], needsReload: false });
});

test('a page that fell back takes a third version by a reload, and leaves a module that it lost by one', () => {
  const meant = resolved({ ...release('2.0.0'), fallback: release('1.0.0') });
  const page = running(release('1.0.0'));
  expect(takeFresh([meant], [resolved(release('3.0.0'))], page)).toEqual({
    remotes: [meant],
    needsReload: true,
  });
  expect(takeFresh([meant], [], page)).toEqual({ remotes: [meant], needsReload: true });
});
