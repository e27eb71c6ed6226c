import { doughFormula, FLOUR } from '../testing/samples.ts';
import { versionChanges } from './version-changes.ts';

const before = doughFormula();

test('what one version changed is told part by part', () => {
  const [flour, yeast] = before.lines;
  if (!flour || !yeast) throw new Error('dough has two lines');
  const now = doughFormula({
    ...{ yield_qty: '28', waste_percent: '4.5', takes_at: 'start' },
    lines: [
      { ...flour, qty: '17.5' },
      { ...flour, good: { ...FLOUR, id: 'salt', name: 'Sal' }, qty: '0.3' },
    ],
    ...{ costs: [], steps: [] },
  });
  expect(versionChanges(now, before)).toEqual([
    'Rinde: 30 → 28',
    'Merma: 5\u00a0% → 4,5\u00a0%',
    'Materiales: Al terminar cada tanda; mientras, quedan reservados → Al empezar la orden',
    'Harina: 18 → 17,5',
    'Agregó Sal: 0,3',
    'Quitó Levadura',
    'Quitó Mano de obra',
    'Cambiaron los pasos',
  ]);
});

test('the first one says so, and one that is the same says nothing', () => {
  expect(versionChanges(before, undefined)).toEqual(['Primera versión']);
  expect(versionChanges(before, doughFormula())).toEqual([]);
});
