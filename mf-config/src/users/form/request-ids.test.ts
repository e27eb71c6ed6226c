import { requestIds } from './request-ids.ts';

test('a try with the same password is the same request, one with another password is another', () => {
  const idFor = requestIds();
  expect(idFor('sol y arena', 'draft')).toBe('draft');
  const other = idFor('luna y mar', 'draft');
  expect(other).not.toBe('draft');
  expect(idFor('sol y arena', 'draft')).toBe('draft');
  expect(idFor('luna y mar', 'draft')).toBe(other);
});

test('the id of a draft that another form sent is not used: its password is not known', () => {
  const idFor = requestIds();
  const id = idFor('sol y arena', undefined);
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(idFor('sol y arena', 'draft')).toBe(id);
});

test('what is started over has the id of its own draft', () => {
  const idFor = requestIds();
  expect(idFor('sol y arena', 'first')).toBe('first');
  expect(idFor('luna y mar', 'second')).toBe('second');
});
