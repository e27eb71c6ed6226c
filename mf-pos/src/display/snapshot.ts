import type { DisplayLine, DisplaySnapshot, PaymentMethod } from '@cuadra/shared/contract';
import { exact, formatMoney, type InBoth, lineTotal, toMoney } from '@cuadra/shared/domain';
import { discountTotal, hasDiscount } from '../sale/lines/discount.ts';
import { type CartLine, countOf, nameOf, priceOf, quantityText, unitOf } from '../sale/lines/line.ts';
import { totalOfLine, totalOfLines } from '../sale/lines/line-totals.ts';
import { favourFor, favourUsed, lessFavour } from '../sale/payment/favour.ts';
import { isGiven, paymentState } from '../sale/payment/payment.ts';
import type { SaleRate } from '../sale/sale-rate.ts';
import { type SaleTab, STEP } from '../sale/sale-tab.ts';
import { isProvisional } from '../sale/ticket.ts';
import { transferOf } from './transfer.ts';

/** As `MAX_DISPLAY_LINES` and `MAX_DISPLAY_TENDERS` of the contract, whose schemas are not loaded here. */
const MOST_LINES = 40;
const MOST_TENDERS = 12;
/** Milliseconds after a sale within which it is still its customer who stands there: a ticket may be looked at again later. */
const JUST_SOLD = 180_000;

/** What stands for a product beside its name; undefined where the cashier sells without. */
export type TileOf = (productId: string) => DisplayLine['tile'];

/** @param currencies what the company works in, whether or not there is a rate */
export function idleSnapshot(currencies: { main: string; alternative: string }): DisplaySnapshot {
  return {
    stage: 'idle',
    ...{ main: currencies.main, alternative: currencies.alternative, rate: null },
    ...{ lines: [], earlier: 0, total: null, discount: null },
    ...{ payments: [], missing: null, change: [], transfer: null },
  };
}

/**
 * What the customer sees of a sale: the names, quantities and prices of its lines, what it comes to, and what is paid of it.
 * Nothing else of it goes in.
 *
 * @param methods of payment, for their names and for where a payment is sent
 * @param now milliseconds since 1970, by the server's clock
 * @param tileOf what stands for a product beside its name
 */
export function displaySnapshot(
  sale: SaleTab,
  rate: SaleRate,
  methods: readonly PaymentMethod[],
  now: number,
  tileOf: TileOf = () => undefined,
): DisplaySnapshot {
  const idle = { ...idleSnapshot(rate), rate: rate.main === rate.alternative ? null : rate.rate };
  if (sale.ticket) return soldSnapshot(sale.ticket, idle, now);
  const { products, step } = sale;
  if (products.length === 0) return idle;
  const total = totalOfLines(products, rate);
  const off = discountTotal(products, rate);
  const shown: DisplaySnapshot = {
    ...idle,
    stage: 'selling',
    lines: products.slice(-MOST_LINES).map((line) => lineSnapshot(line, rate, tileOf(line.product_id))),
    earlier: Math.max(0, products.length - MOST_LINES),
    total,
    discount: isZero(off) ? null : off,
  };
  return step === STEP.payment ? { ...shown, ...paying(sale, total, rate, methods) } : shown;
}

function lineSnapshot(line: CartLine, rate: SaleRate, tile: DisplayLine['tile']): DisplayLine {
  const total = totalOfLine(line, rate);
  const unit = unitOf(line);
  const price = formatMoney(priceOf(line), line.currency);
  return {
    name: nameOf(line),
    qty: quantityText(countOf(line), unit),
    price: unit === undefined ? price : `${price}/${unit}`,
    total,
    discount: hasDiscount(line) ? minus(lineTotal({ ...line, discount: '0' }, rate), total) : null,
    ...(tile && { tile }),
  };
}

function paying(
  { client, payments, products, uses_favour }: SaleTab,
  total: InBoth,
  rate: SaleRate,
  methods: readonly PaymentMethod[],
): Pick<DisplaySnapshot, 'stage' | 'payments' | 'missing' | 'change' | 'transfer'> {
  const favour = favourFor(client, products, rate);
  const used = uses_favour && exact(favour.amount).gt(0) ? favourUsed(favour, total, rate) : undefined;
  const given = payments.filter(isGiven);
  const state = paymentState(used ? lessFavour(total, used, rate) : total, given, rate);
  const nameOfMethod = (id: string) => methods.find((method) => method.id === id)?.name ?? 'Pago';
  return {
    stage: 'paying',
    payments: [
      ...(used ? [{ name: 'Saldo a favor', ...used }] : []),
      ...given.map(({ payment_method_id, amount, currency }) => ({
        ...{ name: nameOfMethod(payment_method_id), amount, currency },
      })),
    ].slice(0, MOST_TENDERS),
    missing: state.kind === 'missing' ? state.amount : null,
    change: state.kind === 'change' ? inCurrencies(state.amount, rate) : [],
    transfer: transferOf(payments, methods),
  };
}

/** How it is given back is chosen later: until then it is told in both. */
function inCurrencies({ main, alternative }: InBoth, rate: SaleRate): DisplaySnapshot['change'] {
  const inMain = { amount: main, currency: rate.main };
  return rate.main === rate.alternative
    ? [inMain]
    : [inMain, { amount: alternative, currency: rate.alternative }];
}

function soldSnapshot(
  ticket: NonNullable<SaleTab['ticket']>,
  idle: DisplaySnapshot,
  now: number,
): DisplaySnapshot {
  const isOfNow = isProvisional(ticket) || Math.abs(now - Date.parse(ticket.create_at)) < JUST_SOLD;
  if (!isOfNow || ticket.main !== idle.main || ticket.alternative !== idle.alternative) return idle;
  return {
    ...idle,
    stage: 'done',
    total: { main: ticket.total, alternative: ticket.total_alternative },
    change: ticket.changes.slice(0, MOST_TENDERS).map(({ amount, currency }) => ({ amount, currency })),
  };
}

function minus(one: InBoth, other: InBoth): InBoth {
  return {
    main: toMoney(exact(one.main).minus(other.main)),
    alternative: toMoney(exact(one.alternative).minus(other.alternative)),
  };
}

function isZero({ main, alternative }: InBoth): boolean {
  return exact(main).isZero() && exact(alternative).isZero();
}
