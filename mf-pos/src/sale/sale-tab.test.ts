import { product } from '../testing/samples.ts';
import { addProduct } from './lines/cart.ts';
import {
  closeTab,
  editTab,
  emptyTab,
  hasContent,
  initialTabs,
  neighbourOf,
  openTab,
  selectedTab,
  selectTab,
} from './sale-tab.ts';

const names = (tabs: ReturnType<typeof initialTabs>) =>
  tabs.map((tab) => (tab.selected ? `*${tab.name}` : tab.name));

test('a cash register starts with one empty sale, selected, at step 0 (spec §4)', () => {
  expect(initialTabs()).toEqual([
    {
      number: 1,
      sale_id: expect.any(String),
      name: 'Venta 1',
      selected: true,
      type: 'normal',
      uses_favour: false,
      description: '',
      client: null,
      products: [],
      removed: [],
      step: 0,
      rate_seen: null,
      payments: [],
      changes: [],
      changes_by_hand: false,
      charge: null,
      ticket: null,
    },
  ]);
});

test('a new sale stands last, is selected, and takes the least free number', () => {
  const three = openTab(openTab(initialTabs()));
  expect(names(three)).toEqual(['Venta 1', 'Venta 2', '*Venta 3']);
  expect(names(openTab(closeTab(three, 2)))).toEqual(['Venta 1', 'Venta 3', '*Venta 2']);
});

test('closing the selected sale selects its neighbour; another one changes nothing of the selection', () => {
  const three = openTab(openTab(initialTabs()));
  expect(names(closeTab(selectTab(three, 2), 2))).toEqual(['Venta 1', '*Venta 3']);
  expect(names(closeTab(three, 3))).toEqual(['Venta 1', '*Venta 2']);
  expect(names(closeTab(three, 1))).toEqual(['Venta 2', '*Venta 3']);
});

test('the last one closed leaves Venta 1', () => {
  expect(names(closeTab(closeTab(openTab(initialTabs()), 1), 2))).toEqual(['*Venta 1']);
});

test('a sale on its way cannot be closed', () => {
  const body = { id: 'a' } as NonNullable<ReturnType<typeof emptyTab>['charge']>['body'];
  const tabs = editTab(openTab(initialTabs()), 1, { charge: { body } });
  expect(names(closeTab(tabs, 1))).toEqual(['Venta 1', '*Venta 2']);
});

test('selecting what is not there changes nothing', () => {
  expect(names(selectTab(initialTabs(), 9))).toEqual(['*Venta 1']);
  expect(selectedTab([]).name).toBe('Venta 1');
});

test('a sale with lines would be lost by closing it', () => {
  expect(hasContent(emptyTab(1, true))).toBe(false);
  expect(hasContent({ ...emptyTab(1, true), products: addProduct([], product()) })).toBe(true);
});

test('one walks from sale to sale, round and round', () => {
  const three = selectTab(openTab(openTab(initialTabs())), 3);
  expect(neighbourOf(three, 1).number).toBe(1);
  expect(neighbourOf(three, -1).number).toBe(2);
  expect(neighbourOf(selectTab(three, 1), -1).number).toBe(3);
  expect(neighbourOf(initialTabs(), 1).number).toBe(1);
});
