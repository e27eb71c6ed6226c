/** @jest-environment jsdom */
import 'fake-indexeddb/auto';
import { ApiError } from '@cuadra/shared/client';
import type { Ticket } from '@cuadra/shared/contract';
import { createOutbox } from '../../offline/outbox/outbox.ts';
import {
  openClientEntries,
  openSaleEntries,
  openSoldEntries,
} from '../../offline/outbox/outbox-databases.ts';
import type { SaleClient } from '../../sale/sale-client.ts';
import { clientEntryOf, createClient } from './create-client.ts';

const ROSA: SaleClient = {
  ...{ id: 'cli-1', name: 'Rosa', identification: '16220145', identification_type: 'V' },
  ...{ credit_limit: null, balances: [] },
};

let companies = 0;

function openOutbox(sendClient: () => Promise<SaleClient>) {
  companies += 1;
  const company = `writing-${companies}`;
  const outbox = createOutbox({
    sales: openSaleEntries(company),
    clients: openClientEntries(company),
    sold: openSoldEntries(company),
    windows: { tell: () => undefined, listen: () => () => undefined, alone: (task) => task() },
    send: async () => ({}) as Ticket,
    sendClient,
    now: () => ({ device: Date.now(), clock: null }),
    isOurs: () => true,
    report: () => undefined,
  });
  return { outbox, stored: () => openClientEntries(company).all() };
}

const entry = clientEntryOf({ id: ROSA.id, name: 'Rosa' });

test('an answer that comes is who they are, and nothing of them stays behind', async () => {
  const { outbox, stored } = openOutbox(async () => ROSA);
  expect(await createClient(outbox, entry)).toMatchObject({ kind: 'client', client: ROSA });
  expect(await stored()).toEqual([]);
});

test('without a connection they are on the disk before anything is said', async () => {
  const { outbox, stored } = openOutbox(async () => {
    throw new ApiError('ERROR_NETWORK', 0);
  });
  expect(await createClient(outbox, entry)).toMatchObject({ kind: 'client-waiting' });
  expect(await stored()).toMatchObject([{ id: ROSA.id, state: 'waiting' }]);
});

test('a device that is cut off waits for no answer, and stores them all the same', async () => {
  const { outbox, stored } = openOutbox(() => new Promise(() => undefined));
  outbox.store.setState({ isCutOff: true });
  expect(await createClient(outbox, entry)).toMatchObject({ kind: 'client-waiting' });
  expect(await stored()).toMatchObject([{ id: ROSA.id }]);
});

test('one who is rejected is told', async () => {
  const { outbox } = openOutbox(async () => {
    throw new ApiError('ERROR_VALIDATION', 400, { fields: { identification: 'not-an-identification' } });
  });
  expect(await createClient(outbox, entry)).toMatchObject({
    kind: 'client-rejected',
    error: { fields: { identification: 'not-an-identification' } },
  });
});
