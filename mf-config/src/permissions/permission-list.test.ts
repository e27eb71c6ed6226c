import { PERMISSIONS } from '@cuadra/shared/domain';
import { SHOWN_MODULES, searchPermissions } from './permission-list.ts';

test('every permission of spec §3 has a name, once', () => {
  const named = SHOWN_MODULES.map(({ module, permissions }) => [
    module,
    permissions.map(({ code }) => code).sort((a, b) => a - b),
  ]);
  const all = Object.entries(PERMISSIONS).map(([module, codes]) => [
    module,
    Object.values(codes).sort((a, b) => a - b),
  ]);
  expect(Object.fromEntries(named)).toEqual(Object.fromEntries(all));
});

test('no two permissions of a module are called the same', () => {
  for (const { permissions } of SHOWN_MODULES) {
    expect(new Set(permissions.map(({ label }) => label)).size).toBe(permissions.length);
  }
});

const found = (text: string) =>
  searchPermissions(text).map(({ module, permissions }) => [module, permissions.map(({ action }) => action)]);

test('a search finds by name and by explanation, whatever the accents and the case', () => {
  expect(found('FIADO')).toContainEqual(['sales', ['credit_sale']]);
  expect(found('estadisticas')).toEqual([['reports', ['stats']]]);
  expect(found('anular')).toEqual([['sales', ['delete']]]);
  expect(found('eliminar roles')).toEqual([['roles', ['delete']]]);
});

test('a module that is called so is found whole; nothing that is not there', () => {
  const [module, actions] = found('categorias')[0] ?? [];
  expect([module, actions?.length]).toEqual(['categories', 4]);
  expect(found('cohetes')).toEqual([]);
  expect(searchPermissions('  ')).toBe(SHOWN_MODULES);
});
