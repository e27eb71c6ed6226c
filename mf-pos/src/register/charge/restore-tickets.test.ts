/** @jest-environment jsdom */
import 'fake-indexeddb/auto';
import type { Ticket } from '@cuadra/shared/contract';
import { openSoldEntries } from '../../offline/outbox/outbox-databases.ts';
import { forgetSeen } from '../../offline/outbox/sold-entry.ts';
import type { SaleBody } from '../../sale/sale-body.ts';
import { emptyTab, STEP } from '../../sale/sale-tab.ts';
import { createSaleTabsStore } from '../../tabs/sale-tabs-store.ts';
import { noteTicketsSeen, restoreTickets } from './restore-tickets.ts';

let companies = 0;

/** A cash register whose tabs are as the disk had them, and the tickets that it keeps. */
async function restored({ isSeen = false } = {}) {
  companies += 1;
  const store = createSaleTabsStore(`adopting-${companies}`);
  const sold = openSoldEntries(`adopting-${companies}`);
  const ticket = { id: 'sale', number: 12, products: [] as Ticket['products'] } as Ticket;
  await sold.add({ id: 'sale', ticket, stamp: { device: 1, clock: null }, isSeen });
  return { store, sold, ticket };
}

test('a sale that looks as if it had to be charged still shows its ticket instead', async () => {
  const { store, sold, ticket } = await restored();
  store.setState({ tabs: [{ ...emptyTab(1, true), sale_id: 'sale', description: 'as it was' }] });
  expect(await restoreTickets(store, sold)).toHaveLength(1);
  expect(store.getState().tabs).toMatchObject([{ number: 1, ticket, step: STEP.ticket, description: '' }]);
});

test('a sale without a tab shows its ticket in a free one, beside what is being sold', async () => {
  const { store, sold, ticket } = await restored();
  store.setState({ tabs: [{ ...emptyTab(1, true), description: 'another sale' }] });
  await restoreTickets(store, sold);
  expect(store.getState().tabs).toMatchObject([
    { number: 1, description: 'another sale', selected: false },
    { number: 2, ticket, selected: true },
  ]);
});

test('whose customer has her ticket only leaves its tab, once, and nothing comes up again', async () => {
  const { store, sold } = await restored();
  store.setState({ tabs: [{ ...emptyTab(1, true), sale_id: 'sale' }] });
  await restoreTickets(store, sold);
  const stop = noteTicketsSeen(store, sold);
  store.getState().next(1);
  while (!(await sold.all())[0]?.isSeen) await Promise.resolve();
  stop();
  // The disk had not heard of it.
  store.setState({ tabs: [{ ...emptyTab(1, true), sale_id: 'sale', description: 'as it was' }] });
  expect(await restoreTickets(store, sold)).toEqual([]);
  expect(store.getState().tabs).toMatchObject([{ ticket: null, description: '' }]);
});

test('a ticket that was seen and is in sight again, since local storage is as it was, goes', async () => {
  const { store, sold, ticket } = await restored({ isSeen: true });
  const tabs = [{ ...emptyTab(1, true), step: STEP.ticket, ticket }];
  store.setState({ tabs });
  expect(await restoreTickets(store, sold)).toEqual([]);
  expect(store.getState().tabs).toMatchObject([{ ticket: null, step: STEP.lines }]);
  // And again, however often the power goes.
  store.setState({ tabs });
  await restoreTickets(store, sold);
  expect(store.getState().tabs).toMatchObject([{ ticket: null }]);
});

test('of what was seen the last twenty are kept', async () => {
  const { sold, ticket } = await restored({ isSeen: true });
  for (let n = 0; n < 22; n += 1)
    await sold.add({ id: `sale-${n + 10}`, ticket, stamp: { device: 1, clock: null }, isSeen: true });
  await forgetSeen(sold);
  expect((await sold.all()).map(({ id }) => id).sort()).toEqual(
    Array.from({ length: 20 }, (_, n) => `sale-${n + 12}`),
  );
});

test('a ticket that is in sight stays as it is', async () => {
  const { store, sold, ticket } = await restored();
  const tabs = [{ ...emptyTab(1, true), step: STEP.ticket, ticket }];
  store.setState({ tabs });
  expect(await restoreTickets(store, sold)).toEqual([]);
  expect(store.getState().tabs).toEqual(tabs);
});

test('a sale on its way stays in sight: the ticket of the one before comes up beside it', async () => {
  const { store, sold, ticket } = await restored();
  const body = { id: 'newer' } as SaleBody;
  store.setState({
    tabs: [{ ...emptyTab(1, true), step: STEP.payment, sale_id: 'newer', charge: { body } }],
  });
  await restoreTickets(store, sold);
  expect(store.getState().tabs).toMatchObject([
    { number: 1, charge: { body }, selected: true },
    { number: 2, ticket, selected: false },
  ]);
});

test.each([
  [13, true],
  // Given out without a number.
  [0, true],
  [11, false],
])('beside ticket %i, ticket 12 leaves it in sight: %p', async (number, selected) => {
  const { store, sold, ticket } = await restored();
  const other = { ...ticket, id: 'other', number };
  store.setState({ tabs: [{ ...emptyTab(1, true), step: STEP.ticket, ticket: other }] });
  await restoreTickets(store, sold);
  expect(store.getState().tabs).toMatchObject([
    { number: 1, ticket: other, selected },
    { number: 2, ticket, selected: !selected },
  ]);
});
