import { withoutDisabled } from './disabled.ts';

const remotes = [{ name: 'mf_pos' }, { name: 'mf_config' }, { name: 'mf_clients' }];

test.each([
  ['', ['mf_pos', 'mf_config', 'mf_clients']],
  ['?disable-modules=mf_pos', ['mf_config', 'mf_clients']],
  ['?disable-modules=mf_pos,mf_config', ['mf_clients']],
  ['?disable-modules=mf_pos&disable-modules=mf_clients', ['mf_config']],
  ['?disable-modules=', ['mf_pos', 'mf_config', 'mf_clients']],
  ['?disable-modules=mf_unknown', ['mf_pos', 'mf_config', 'mf_clients']],
])('%s leaves %j', (search, names) => {
  expect(withoutDisabled(remotes, search).map(({ name }) => name)).toEqual(names);
});
