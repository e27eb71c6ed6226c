import { permittedFiles } from './prefetch.ts';
import { descriptor, release, resolved } from './testing/remotes.ts';

const files = { './Users': ['users.js', 'common.js'], './Roles': ['roles.js', 'common.js'] };
const config = resolved({
  ...release('1.0.0', { base: '/remotes/mf_config/1.0.0/', exposes: files }),
  name: 'mf_config',
  descriptor: descriptor({
    name: 'mf_config',
    routes: [{ path: '/users', title: 'Usuarios', expose: './Users', permission: ['users', 'read'] }],
    drawers: [{ id: 'roles', title: 'Roles', expose: './Roles', permission: ['roles', 'read'] }],
  }),
});
const fileNames = (addresses: readonly string[]) => addresses.map((address) => address.split('/').at(-1));

test('screens and drawers that the user may open, each file once', () => {
  expect(fileNames(permittedFiles(config, () => true))).toEqual([
    'entry.js',
    'users.js',
    'common.js',
    'roles.js',
  ]);
});

test('what the role does not permit is not fetched', () => {
  const files = permittedFiles(config, (permission) => permission?.[0] === 'roles');
  expect(fileNames(files)).toEqual(['entry.js', 'roles.js', 'common.js']);
  expect(permittedFiles(config, () => false)).toEqual([]);
});

test('a remote may ask to be left until it is wanted', () => {
  const patient = { ...config, descriptor: { ...config.descriptor, prefetch: 'none' as const } };
  expect(permittedFiles(patient, () => true)).toEqual([]);
});
