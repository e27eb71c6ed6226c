import { draftKey, newDraft, newDraftsOf, readDrafts, useRoleDrafts } from './role-drafts.ts';

const VALUES = { name: 'Cajera de tarde', description: '', chosen: { sales: [1] } };

test('a draft is kept in the tab, each user’s apart, until it is dropped', () => {
  const { keep, drop } = useRoleDrafts.getState();
  const draft = newDraft(VALUES, 'the-cashier');
  const key = draftKey('ana', 'create', 'the-cashier');
  keep(key, draft);
  keep(draftKey('ana', 'edit', 'the-cashier'), { ...VALUES, id: 'the-cashier', kind: 'edit' });
  const stored = readDrafts(sessionStorage.getItem('cuadra.role-drafts'));
  expect(stored[key]).toEqual(draft);
  expect(newDraftsOf(stored, 'ana')).toEqual([draft]);
  expect(newDraftsOf(stored, 'luis')).toEqual([]);
  drop(key);
  expect(newDraftsOf(useRoleDrafts.getState().drafts, 'ana')).toEqual([]);
  expect(readDrafts(sessionStorage.getItem('cuadra.role-drafts'))[key]).toBeUndefined();
});

test.each([
  null,
  '',
  '[',
  'null',
  '7',
  '{"a":{"id":1}}',
  '{"a":{"id":"x","kind":"edit","name":"","description":"","chosen":{"sales":["1"]}}}',
])('of %p nothing is read', (text) => {
  expect(readDrafts(text)).toEqual({});
});
