import {
  type CallInput,
  type CallOutput,
  createExchangeRate,
  createProduct,
  createSale,
  findCurrentRate,
  listPaymentMethods,
  type PaymentMethod,
  type Product,
  type SaleDraftInput,
  type Ticket,
} from '@cuadra/shared/contract';
import { linePrice, newClientId, newId, saleTotal } from '@cuadra/shared/domain';
import { openCompany, type registrationDraft, type TestCompany } from './company.ts';
import type { HttpClient } from './http-client.ts';
import type { TestApi } from './start-api.ts';

/** A company that is ready to sell: a rate of today, cash in both currencies. */
export interface TestShop extends TestCompany {
  rate: CallOutput<typeof findCurrentRate>;
  cash: { main: PaymentMethod; alternative: PaymentMethod };
}

type SaleWish = [wishes: (LineWish | Product)[], given?: Partial<SaleDraftInput>];

/** @param rate 1 USD = rate VES */
export async function openShop(
  api: HttpClient & { outbox: string },
  { rate = '860.18', ...draft }: { rate?: string } & Partial<ReturnType<typeof registrationDraft>> = {},
): Promise<TestShop> {
  const company = await openCompany(api, { with_auto_rate: false, ...draft });
  await setRate(api, company, rate);
  const { items } = await api.ok(listPaymentMethods, { token: company.token });
  const rateNow = await api.ok(findCurrentRate, { token: company.token });
  const inCash = (currency: string) => items.find((method) => method.currency === currency);
  const [main, alternative] = [inCash(rateNow.main), inCash(rateNow.alternative)];
  if (!main || !alternative) throw new Error('a new company has cash in both of its currencies');
  return {
    ...company,
    rate: rateNow,
    cash: { main, alternative },
  };
}

/** Sets by hand how many bolívares a dollar is. */
export function setRate(api: HttpClient, { token }: Pick<TestCompany, 'token'>, rate: string) {
  return api.ok(createExchangeRate, { token, body: { source: 'USD', target: 'VES', rate, confirmed: true } });
}

/** Has the rates of a shop count for a while already, as they do where something was sold some days ago. */
export function ageRates(api: TestApi, { id }: Pick<TestCompany, 'id'>, days = 40) {
  return api.database.query(
    "update exchange_rates set effective_at = now() - $2 * interval '1 day' where company_id = $1",
    [id, days],
  );
}

type Draft = CallInput<typeof createProduct>['body'];

function productDraft(given: Partial<Draft>): Draft {
  const { price_currency = 'USD', price = '1.25', ...rest } = given;
  return {
    name: 'Harina PAN 1 kg',
    qty: '1000',
    cost: '1.00',
    cost_currency: price_currency,
    price,
    price_currency,
    is_fixed_price: true,
    ...rest,
  };
}

/** A product at a fixed price of $1.25, a thousand of them in stock, unless said otherwise. */
export function addProduct(
  api: HttpClient,
  { token }: Pick<TestCompany, 'token'>,
  given: Partial<Draft> = {},
): Promise<Product> {
  return api.ok(createProduct, { token, body: productDraft(given) });
}

/** A client; there is no call for it yet, so the owner of the database writes it down. */
export async function addClient(
  api: TestApi,
  company: Pick<TestCompany, 'id'>,
  given: { name?: string; creditLimit?: string | null } = {},
): Promise<string> {
  const id = newClientId();
  await api.database.query(
    `insert into clients (company_id, id, name, identification, identification_type, credit_limit)
     values ($1, $2, $3, '14203118', 'V', $4)`,
    [company.id, id, given.name ?? 'Carmen Díaz', given.creditLimit ?? null],
  );
  return id;
}

export interface LineWish {
  product: Product;
  qty?: string;
  discount?: string;
}

/** A sale as the cash register makes it: the listed prices, the day's rate, and all of it paid in cash of the main currency. */
export function draftSale(
  shop: Pick<TestShop, 'rate' | 'cash'>,
  wishes: (LineWish | Product)[],
  given: Partial<SaleDraftInput> = {},
): SaleDraftInput & { id: string } {
  const lines = wishes.map((wish) => {
    const { product, qty = '1', discount = '0' } = 'product' in wish ? wish : { product: wish };
    return { product_id: product.id, qty, ...linePrice(product), discount };
  });
  const { main, alternative, rate, rate_id } = shop.rate;
  const total = saleTotal(lines, shop.rate).main;
  return {
    id: newId(),
    lines,
    main,
    alternative,
    rate,
    rate_id,
    payments:
      Number(total) > 0 ? [{ payment_method_id: shop.cash.main.id, amount: total, currency: main }] : [],
    total,
    ...given,
  };
}

/** Sells as `draftSale` says. */
export function sell(api: HttpClient, shop: TestShop, ...wish: SaleWish): Promise<Ticket> {
  return api.ok(createSale, { token: shop.token, body: draftSale(shop, ...wish) });
}

/** What there is of a product, by the cached total and by the ledger, which must agree. */
export async function stockOf(api: TestApi, product: Pick<Product, 'id'>): Promise<string> {
  const [row] = await api.database.query<{ stored: string; ledger: string }>(
    `select s.qty::float8::text as stored, coalesce(sum(m.qty), 0)::float8::text as ledger
     from product_stock s left join stock_movements m using (company_id, product_id)
     where product_id = $1 group by s.qty`,
    [product.id],
  );
  if (!row || row.stored !== row.ledger)
    throw new Error(`the stock is not its ledger: ${JSON.stringify(row)}`);
  return row.stored;
}
