import { forbiddenLicences, readAudit } from './read-dependencies.ts';

test('a licence that is not allowed, or none, is named with its package', () => {
  expect(
    forbiddenLicences({
      '': {},
      shell: {},
      'node_modules/@cuadra/shell': { link: true },
      'node_modules/good': { license: '(GPL-3.0 OR MIT)' },
      'node_modules/both': { license: 'MIT AND GPL-3.0' },
      'node_modules/none': {},
    }),
  ).toEqual(['node_modules/both: MIT AND GPL-3.0', 'node_modules/none: it names no licence']);
});

test('an audit that was not answered is not an audit without advisories', () => {
  expect(readAudit('')).toBeUndefined();
  expect(readAudit('{"error":{"code":"E405"}}')).toBeUndefined();
  expect(readAudit('{"vulnerabilities":{}}')).toEqual([]);
  expect(readAudit('{"vulnerabilities":{"bad":{"severity":"high"}}}')).toEqual([
    { name: 'bad', severity: 'high' },
  ]);
});
