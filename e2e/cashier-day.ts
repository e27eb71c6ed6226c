import type { Product, Ticket } from '@cuadra/shared/contract';
import { test as base, expect } from './fixtures.ts';
import { readTicket } from './screens/cash-register.ts';
import { CashSession } from './screens/cash-session.ts';
import { signedInWith } from './server/signed-in-with.ts';
import { openSmallShop, type SmallShop } from './server/small-shop.ts';

export const DOLLARS = 'Efectivo $';
export const BOLIVARES = 'Efectivo Bs.';
export const MOBILE = 'Pago Móvil';

/** The shop that the chapters of a cashier's day happen in, each in one of its own. */
export interface CashierShop extends SmallShop {
  flour: Product;
  coffee: Product;
  rice: Product;
  /** Without a barcode, and sold by its weight. */
  cheese: Product;
  /** Opens the cash session of its owner with what is in it. */
  openCashSession: (opening: Cash[]) => Promise<void>;
}

/** An amount of a method. */
interface Cash {
  method: string;
  amount: string;
}

export interface CashierFixtures {
  shop: CashierShop;
  cashSession: CashSession;
  /** Ends the sale by its key, and goes on to the next one. */
  finish: (press?: (key: string) => Promise<void>) => Promise<Ticket>;
}

/** A chapter of a cashier's day: the browser is signed in as the owner of a shop that has sold nothing yet. */
export const test = base.extend<CashierFixtures>({
  signedInAs: null,
  shop: async ({ page, cuadra }, use) => {
    const shop = await openSmallShop(cuadra);
    await shop.setRate('860.18');
    await shop.addMobilePayment(MOBILE);
    await signedInWith(page, shop.owner.token);
    await use({
      ...shop,
      flour: await shop.addProduct('Harina P.A.N. 1 kg', '0.90', '1.15', '7591002000011'),
      coffee: await shop.addProduct('Café molido 500 g', '4.00', '5.40', '7591002000028'),
      rice: await shop.addProduct('Arroz Mary 1 kg', '1.00', '1.30', '7591002000035'),
      cheese: await shop.addProduct('Queso blanco duro', '4.50', '6.20'),
      openCashSession: async (opening) => {
        const counted = await Promise.all(opening.map(shop.paymentOf));
        await shop.post('/cash_sessions/open', {
          opening: counted.map(({ currency: _, ...count }) => count),
        });
      },
    });
  },
  cashSession: ({ page }, use) => use(new CashSession(page)),
  finish: ({ page: { keyboard }, cashRegister }, use) =>
    use(async (press = (key) => keyboard.press(key)) => {
      const answered = cashRegister.answer();
      await press('Enter');
      const ticket = await readTicket(await answered);
      await expect(cashRegister.nextSale).toBeFocused();
      await press('Enter');
      await expect(cashRegister.searchBox).toBeFocused();
      return ticket;
    }),
});

export { expect };

export const barcodeOf = ({ barcodes: [barcode = ''] }: Product) => barcode;

/**
 * Ten sales of all kinds, an abono, a return of one coffee and the annulment of the last, and money in and out: what the
 * other chapters do at the screen.
 */
export async function sellAllDay(shop: CashierShop) {
  const { flour, coffee, rice, cheese } = shop;
  const client = await shop.addClient('Ramón Querales');
  const wishes: Parameters<CashierShop['sell']>[0][] = [
    {
      lines: [
        [flour, '3'],
        [coffee, '2'],
        [rice, '1'],
      ],
      payments: [{ method: BOLIVARES }],
    },
    {
      lines: [
        [flour, '2'],
        [coffee, '1', '0.54'],
      ],
      payments: [{ method: DOLLARS, amount: '1' }],
      client,
    },
    {
      lines: [[cheese, '0.645']],
      payments: [
        { method: MOBILE, amount: '100', reference: '00451277' },
        { method: DOLLARS, amount: '20' },
      ],
      // Twenty for four dollars, and the bolívares back.
      changes: [
        { method: DOLLARS, amount: '16' },
        { method: BOLIVARES, amount: '100' },
      ],
    },
    { lines: [[rice, '1']], payments: [{ method: MOBILE, reference: '00451278' }] },
    {
      lines: [[coffee, '2']],
      payments: [{ method: DOLLARS, amount: '15' }],
      changes: [{ method: BOLIVARES, amount: '3612.76' }],
    },
    {
      lines: [[flour, '1']],
      payments: [{ method: BOLIVARES, amount: '1000' }],
      changes: [{ method: BOLIVARES, amount: '10.79' }],
    },
    { lines: [[rice, '1']], client },
    { lines: [[flour, '1']], payments: [{ method: DOLLARS }] },
    { lines: [[coffee, '1']], payments: [{ method: BOLIVARES }] },
    { lines: [[rice, '1']], payments: [{ method: DOLLARS }] },
  ];
  const sold: Ticket[] = [];
  for (const wish of wishes) sold.push(await shop.sell(wish));
  const abono = await shop.payDebt(client, { method: BOLIVARES, amount: '1720.36' });
  const [, , , , twoCoffees, , , , , lastRice] = sold;
  await shop.post(`/sales/${twoCoffees?.id}/returns`, {
    lines: [{ line_id: twoCoffees?.products[0]?.id, qty: '1' }],
    payments: [await shop.paymentOf({ method: DOLLARS, amount: '5.40' })],
  });
  await shop.remove(`/sales/delete/${lastRice?.id}`, { reason: 'Se arrepintió' });
  for (const [kind, method, amount, reason] of [
    ['pay_out', BOLIVARES, '50', 'Hielo'],
    ['pay_in', DOLLARS, '10.50', 'Sencillo'],
  ] as const) {
    const { currency: _, ...moved } = await shop.paymentOf({ method, amount });
    await shop.post('/cash_sessions/movement', { kind, ...moved, reason });
  }
  return { sold, abono };
}
