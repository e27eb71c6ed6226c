import { takeFresh } from './take-fresh.ts';
import { release, resolved } from './testing/remotes.ts';

const POS = { '1': resolved(release('1.0.0')), '2': resolved(release('2.0.0')) };
const clients = (version: string) =>
  resolved({ ...release(version), name: 'mf_clients', container: `mf_clients_${version}` });

const inPage =
  (...names: string[]) =>
  (name: string) =>
    names.includes(name);
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
  const taken = takeFresh([POS[2]], [fresh], inPage('mf_pos'));
  expect(taken).toEqual({ remotes: [fresh], needsReload: false });
});
