import { closeTab, editTab, initialTabs, openTab, selectTab } from '../sale/sale-tab.ts';
import { keepSelection, mergeTabs } from './merge.ts';

const two = openTab(initialTabs());
const told = (tabs: ReturnType<typeof initialTabs>) =>
  tabs.map(({ name, description, selected }) => `${selected ? '*' : ''}${name} ${description}`.trim());

test('each window writes the sale that it changed, and leaves the other one its own', () => {
  const stored = editTab(two, 1, { description: 'of the other' });
  const after = editTab(two, 2, { description: 'of this one' });
  expect(told(mergeTabs(stored, two, after))).toEqual(['Venta 1 of the other', '*Venta 2 of this one']);
});

test('looking at another sale writes no sale', () => {
  const stored = editTab(two, 1, { description: 'of the other' });
  expect(told(mergeTabs(stored, two, selectTab(two, 1)))).toEqual(['*Venta 1 of the other', 'Venta 2']);
});

test('what the other window opened stays, and what this one closed goes', () => {
  const stored = openTab(two);
  expect(told(mergeTabs(stored, two, closeTab(two, 2)))).toEqual(['*Venta 1', 'Venta 3']);
  expect(told(mergeTabs(two, two, openTab(two)))).toEqual(['Venta 1', 'Venta 2', '*Venta 3']);
});

test('nothing left is one empty sale', () => {
  expect(told(mergeTabs([], [], []))).toEqual(['*Venta 1']);
});

test('what the other window looks at does not move this one, unless its sale is gone', () => {
  expect(told(keepSelection(selectTab(two, 1), two))).toEqual(['Venta 1', '*Venta 2']);
  expect(told(keepSelection(closeTab(two, 2), two))).toEqual(['*Venta 1']);
});
