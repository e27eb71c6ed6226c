import { searchable } from '@cuadra/shared/domain';

/** The contract's own most. */
const MOST = 40;

/** A username for a name, `Carla Díaz Peña` → `carla.diaz`; empty until the name says enough. */
export function suggestUsername(name: string): string {
  const words = searchable(name)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const suggested = words.slice(0, 2).join('.').slice(0, MOST);
  return suggested.length >= 3 ? suggested : '';
}

/** Another one for who finds it taken: `carla.diaz` → `carla.diaz2` → `carla.diaz3`. */
export function nextUsername(username: string): string {
  const [, stem = '', number = '1'] = /^(.*?)(\d*)$/.exec(username) ?? [];
  const next = String(Number(number || '1') + 1);
  return stem.slice(0, MOST - next.length) + next;
}
