import { lastSeenText, presenceBadge, presenceText, withOwnFirst } from './presence.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

test.each([
  [null, 'No ha ingresado'],
  ['2026-11-21T11:59:30Z', 'hace un momento'],
  ['2026-11-21T11:54:00Z', 'hace 6 minutos'],
  ['2026-11-21T09:00:00Z', 'hace 3 horas'],
  ['2026-11-20T11:00:00Z', 'ayer'],
  ['2026-11-17T12:00:00Z', 'hace 4 días'],
  ['2026-11-01T12:00:00Z', 'hace 2 semanas'],
  ['2026-08-21T12:00:00Z', 'hace 3 meses'],
  ['2026-11-21T12:00:10Z', 'hace un momento'],
])('seen at %s: %s', (lastSeenAt, text) => {
  expect(lastSeenText(lastSeenAt, NOW)).toBe(text);
});

test('who is connected shows the role, who is not since when', () => {
  const luis = { is_online: true, last_seen_at: '2026-11-21T11:59:30Z', role: { name: 'Cajero' } };
  expect([presenceText(luis, NOW), presenceBadge(luis)]).toEqual(['En línea · Cajero', 'ON']);
  expect(presenceText({ ...luis, role: null }, NOW)).toBe('En línea · Sin rol');
  const away = { ...luis, is_online: false, last_seen_at: '2026-11-21T09:00:00Z' };
  expect([presenceText(away, NOW), presenceBadge(away)]).toEqual(['Hace 3 horas', 'OFF']);
  expect(presenceText({ ...away, last_seen_at: null }, NOW)).toBe('No ha ingresado');
});

test('whoever looks is connected and stands first; the others stay as they were', () => {
  const users = [
    { id: 'ana', is_online: true },
    { id: 'luis', is_online: false },
    { id: 'maría', is_online: false },
  ];
  expect(withOwnFirst(users, 'maría')).toEqual([
    { id: 'maría', is_online: true },
    { id: 'ana', is_online: true },
    { id: 'luis', is_online: false },
  ]);
});
