/** @jest-environment jsdom */
import type { Ticket } from '@cuadra/shared/contract';
import { addProduct } from '../sale/lines/cart.ts';
import { saleDraft } from '../sale/sale-body.ts';
import { emptyTab, STEP, selectedTab } from '../sale/sale-tab.ts';
import { CASH_USD, PAIR, paid, product } from '../testing/samples.ts';
import { createSaleTabsStore, tabsOf } from './sale-tabs-store.ts';

const KEY = 'cuadra.cash-registers.test';
const rate = { ...PAIR, rate_id: '01990000-0000-7000-8000-0000000000aa' };

beforeEach(() => localStorage.clear());

/** The sale tabs as the next visit finds it. */
function reload() {
  return createSaleTabsStore(KEY);
}

function sellingTabs() {
  const store = createSaleTabsStore(KEY);
  store.getState().editLines(1, (lines) => addProduct(lines, product(), '2'));
  store.getState().edit(1, { payments: [paid(CASH_USD, '2.30')], step: STEP.payment });
  return store;
}

function bodyOf(store: ReturnType<typeof createSaleTabsStore>, id: string) {
  return saleDraft(selectedTab(store.getState().tabs), rate, [], id);
}

const ticketOf = (id: string) => ({ id, number: 1 }) as Ticket;

test('sales survive a reload', () => {
  const store = sellingTabs();
  store.getState().open();
  expect(reload().getState().tabs).toEqual(store.getState().tabs);
});

test('what was stored by something else starts fresh sale tabs', () => {
  for (const stored of ['{', 'null', '{}', '[1]', '[{"number":1}]']) {
    localStorage.setItem(KEY, stored);
    expect(reload().getState().tabs).toMatchObject([{ name: 'Venta 1', selected: true, products: [] }]);
  }
});

test('one broken sale does not take the others down', () => {
  const tabs = [...sellingTabs().getState().tabs, { number: 2, name: 'Rota', products: 'x' }];
  localStorage.setItem(KEY, JSON.stringify(tabs));
  expect(reload().getState().tabs).toHaveLength(1);
});

test('a sale that an earlier version stored goes on, with what it did not have yet as in an empty one', () => {
  const [tab] = sellingTabs().getState().tabs;
  const {
    client: _,
    removed: __,
    changes_by_hand: ___,
    uses_favour: ____,
    ...earlier
  } = tab ?? emptyTab(1, true);
  const products = earlier.products.map(({ note: _note, discount_percent: _percent, ...line }) => line);
  localStorage.setItem(
    KEY,
    JSON.stringify([{ ...earlier, products, client: { name: 'x' }, type: 'credit' }]),
  );
  expect(reload().getState().tabs).toMatchObject([
    {
      type: 'normal',
      uses_favour: false,
      client: null,
      removed: [],
      changes_by_hand: false,
      products: [{ qty: '2', note: '', discount_percent: null }],
    },
  ]);
});

test('charging keeps the body before anything is sent, and a reload finds it', () => {
  const store = sellingTabs();
  const body = bodyOf(store, 'sale-1');
  store.getState().beginCharge(1, body);
  expect(selectedTab(reload().getState().tabs)).toMatchObject({ charge: { body }, step: STEP.payment });
});

test('charging again sends the first body again, whatever was asked', () => {
  const store = sellingTabs();
  const first = bodyOf(store, 'sale-1');
  store.getState().beginCharge(1, first);
  expect(store.getState().beginCharge(1, bodyOf(store, 'sale-2'))).toEqual(first);
});

test('a sale on its way cannot be changed', () => {
  const store = sellingTabs();
  store.getState().beginCharge(1, bodyOf(store, 'sale-1'));
  const before = store.getState().tabs;
  store.getState().editLines(1, () => []);
  store.getState().edit(1, { step: STEP.lines });
  store.getState().close(1);
  expect(store.getState().tabs).toEqual(before);
});

test('a rejected sale may be changed again; the rejection of another one says nothing', () => {
  const store = sellingTabs();
  store.getState().beginCharge(1, bodyOf(store, 'sale-1'));
  store.getState().reopen(1, 'sale-0');
  expect(selectedTab(store.getState().tabs).charge).not.toBeNull();
  store.getState().reopen(1, 'sale-1');
  expect(selectedTab(store.getState().tabs)).toMatchObject({ charge: null, step: STEP.payment });
});

test('a sold sale leaves its ticket and nothing to sell again, also after a reload', () => {
  const store = sellingTabs();
  store.getState().beginCharge(1, bodyOf(store, 'sale-1'));
  store.getState().acknowledge(1, ticketOf('sale-1'));
  for (const visit of [store, reload()]) {
    expect(selectedTab(visit.getState().tabs)).toMatchObject({
      products: [],
      payments: [],
      charge: null,
      step: STEP.ticket,
      ticket: { id: 'sale-1' },
    });
  }
  store.getState().next(1);
  expect(selectedTab(reload().getState().tabs)).toMatchObject({ ticket: null, step: STEP.lines });
});

test('a cash register that has forgotten that it charged a sale has its ticket by the id of the sale', () => {
  const store = sellingTabs();
  const { sale_id } = selectedTab(reload().getState().tabs);
  expect(sale_id).toBe(selectedTab(store.getState().tabs).sale_id);
  const later = reload();
  later.getState().acknowledge(1, ticketOf(sale_id));
  expect(selectedTab(later.getState().tabs)).toMatchObject({ ticket: { id: sale_id }, products: [] });
  expect(selectedTab(later.getState().tabs).sale_id).not.toBe(sale_id);
});

test('a sale on its way that no tab knows of takes the empty one, or a new one, and nobody else’s place', () => {
  const sale = selectedTab(sellingTabs().getState().tabs);
  localStorage.clear();
  const empty = createSaleTabsStore(KEY);
  expect(empty.getState().resume(sale, bodyOf(sellingTabs(), 'a'))).toBe(1);
  expect(empty.getState().tabs).toMatchObject([
    { products: [{ qty: '2' }], charge: { body: { id: 'a' } }, sale_id: 'a', step: STEP.payment },
  ]);
  expect(empty.getState().resume(sale, bodyOf(sellingTabs(), 'b'))).toBe(2);
  expect(empty.getState().tabs).toMatchObject([{ sale_id: 'a' }, { sale_id: 'b', selected: true }]);
});

test('corrected after a rejection, and taken back, it is another sale', () => {
  const store = sellingTabs();
  const first = selectedTab(store.getState().tabs);
  store.getState().beginCharge(1, bodyOf(store, first.sale_id));
  store.getState().reopen(1, first.sale_id);
  expect(selectedTab(store.getState().tabs).sale_id).not.toBe(first.sale_id);
  store.getState().takeBack(first);
  expect(selectedTab(store.getState().tabs)).toMatchObject({ products: [{ qty: '2' }] });
  expect(selectedTab(store.getState().tabs).sale_id).not.toBe(first.sale_id);
});

test('an answer that comes late does not touch the next sale', () => {
  const store = sellingTabs();
  store.getState().acknowledge(1, ticketOf('sale-0'));
  expect(selectedTab(store.getState().tabs)).toMatchObject({ ticket: null, products: [{ qty: '2' }] });
});

test('a storage that is full or refused does not stop a sale', () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const store = sellingTabs();
  setItem.mockRestore();
  expect(selectedTab(store.getState().tabs).products).toHaveLength(1);
});

test('another window of the cash register shows the same sales', () => {
  const store = createSaleTabsStore(KEY);
  const other = sellingTabs();
  const newValue = JSON.stringify(other.getState().tabs);
  globalThis.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue }));
  expect(store.getState().tabs).toEqual(other.getState().tabs);
});

test('each company has its own sales on a shared device', () => {
  tabsOf('a').getState().open();
  expect(tabsOf('a').getState().tabs).toHaveLength(2);
  expect(tabsOf('b').getState().tabs).toHaveLength(1);
  expect(tabsOf('a')).toBe(tabsOf('a'));
});
