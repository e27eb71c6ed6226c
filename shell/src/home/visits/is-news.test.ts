import { isNews } from './is-news.ts';

const visit = { id: 'two', entered_at: '2026-11-20T12:00:00Z', left_at: '2026-11-20T13:00:00Z' };
const soon = new Date('2026-11-21T12:00:00Z');

test('a visit is news until it is put away, and the next one is news again', () => {
  expect(isNews(visit, undefined, soon)).toBe(true);
  expect(isNews(visit, 'two', soon)).toBe(false);
  expect(isNews(visit, 'one', soon)).toBe(true);
});

test('a visit of long ago is no news, and one that goes on is', () => {
  const later = new Date('2026-12-21T12:00:00Z');
  expect(isNews(visit, undefined, later)).toBe(false);
  expect(isNews({ ...visit, entered_at: '2026-12-21T11:00:00Z', left_at: null }, undefined, later)).toBe(
    true,
  );
});
