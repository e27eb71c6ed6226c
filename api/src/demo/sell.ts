import { createHash } from 'node:crypto';
import type { SaleDraft } from '@cuadra/shared/contract';
import {
  builtInRole,
  type CurrencyPair,
  exact,
  type Grants,
  readGrants,
  saleTotal,
  toRate,
} from '@cuadra/shared/domain';
import { type CheckedSale, checkSale } from '../sales/check-sale.ts';
import type { SaleFacts } from '../sales/sale-facts.ts';
import { fillBasket, type Shelf } from './basket.ts';
import type { Chance } from './chance.ts';
import type { DemoClient } from './clients.ts';
import { DEMO_MANAGER_ROLE, DEMO_TEAM, type TeamMember } from './identity.ts';
import type { Ledger } from './ledger.ts';
import { DEMO_METHODS_BY_ID } from './methods.ts';
import { payAPart, payInFull } from './payment.ts';
import { DEMO_ORIGIN, type DemoRate } from './rates.ts';

export interface DemoSale {
  id: string;
  at: Date;
  seller: TeamMember;
  draft: SaleDraft;
  facts: SaleFacts;
  checked: CheckedSale;
  /** One for each line, in their order. */
  lineIds: string[];
  requestHash: Buffer;
}

export interface Shop {
  chance: Chance;
  ledger: Ledger;
  shelf: Shelf;
  clients: readonly DemoClient[];
}

/** How often somebody who may buys on credit, and how often a customer is written on the ticket. */
const CREDIT = 0.22;
const NAMED = 0.12;

const GRANTS: Record<TeamMember, Grants> = {
  owner: grantsOf(DEMO_TEAM.owner.roleId),
  cashier: grantsOf(DEMO_TEAM.cashier.roleId),
  manager: readGrants(DEMO_MANAGER_ROLE.permissions),
  newcomer: grantsOf(DEMO_TEAM.newcomer.roleId),
};

/**
 * Sells as the shop and the API do: the same check works out every amount, so that what is made up here keeps
 * the arithmetic of docs/contract.md#arithmetic to the cent.
 *
 * @returns undefined when the customer found nothing
 * @throws ApiError when a made-up sale is none that the API would take: an error here
 */
export function sell(shop: Shop, at: Date, seller: TeamMember, rate: DemoRate): DemoSale | undefined {
  const { chance, ledger } = shop;
  const lines = fillBasket(chance, shop.shelf, (id) => ledger.products.get(id)?.qty ?? '0');
  if (lines.length === 0) return undefined;
  const pair: CurrencyPair = { main: 'VES', alternative: 'USD', rate: toRate(rate.rate) };
  const total = saleTotal(lines, pair);
  // What is priced in bolívares alone would be owed in bolívares, and nobody in this shop is lent those.
  const mayOwe = seller !== 'cashier' && lines.some(({ currency }) => currency === pair.alternative);
  const debtor = mayOwe && chance.happens(CREDIT) ? findDebtor(shop, total.alternative) : undefined;
  const client = debtor ?? (chance.happens(NAMED) ? chance.pick(shop.clients) : undefined);
  const paid = !debtor
    ? payInFull(chance, total, pair)
    : chance.happens(0.35)
      ? payAPart(chance, total)
      : { payments: [], changes: [] };
  const draft: SaleDraft = {
    id: chance.id(at),
    type: debtor ? 'credit' : 'normal',
    client_id: client?.id ?? null,
    description: '',
    lines,
    main: pair.main,
    alternative: pair.alternative,
    rate: toRate(rate.rate),
    rate_id: rate.id,
    ...paid,
    total: total.main,
  };
  const facts: SaleFacts = {
    main: pair.main,
    alternative: pair.alternative,
    allowNegativeStock: false,
    isLate: false,
    isRateOfThen: true,
    methodsVersion: '0',
    rate: {
      id: rate.id,
      source: 'USD',
      target: 'VES',
      rate: rate.rate,
      create_at: rate.at.toISOString(),
      origin: DEMO_ORIGIN,
    },
    products: ledger.products,
    methods: DEMO_METHODS_BY_ID,
    client: client ? ledger.client(client) : null,
    seller: {
      name: DEMO_TEAM[seller].name,
      identification: DEMO_TEAM[seller].identification,
      identification_type: 'V',
    },
    earlierHash: null,
  };
  const sale: DemoSale = {
    id: draft.id ?? '',
    at,
    seller,
    draft,
    facts,
    checked: checkSale(draft, facts, GRANTS[seller]),
    lineIds: lines.map(() => chance.id(at)),
    requestHash: createHash('sha256').update(JSON.stringify(draft)).digest(),
  };
  enter(shop, sale);
  return sale;
}

/** Somebody with room for it under the limit. */
function findDebtor({ chance, clients, ledger }: Shop, dollars: string): DemoClient | undefined {
  const client = chance.pick(clients);
  const { credit_limit: limit } = client;
  // What an amount rounds to in the other currency may pass the limit by a cent.
  const after = ledger.owed(client.id, 'USD').plus(dollars).plus('0.10');
  return limit === null || after.lte(limit) ? client : undefined;
}

function enter({ chance, ledger }: Shop, { id, at, seller, checked, draft }: DemoSale): void {
  const common = { sale_id: id, user_id: DEMO_TEAM[seller].id, at };
  for (const { product_id, qty } of checked.lines) {
    ledger.moveStock({
      ...common,
      id: chance.id(at),
      product_id,
      kind: 'sale',
      qty: exact(qty).negated().toFixed(),
      purchase_id: null,
      reason: '',
    });
  }
  if (draft.client_id !== null && exact(checked.balance).gt(0)) {
    ledger.moveDebt({
      ...common,
      id: chance.id(at),
      client_id: draft.client_id,
      kind: 'sale',
      amount: checked.balance,
      currency: checked.balance_currency,
      payment_id: null,
      note: '',
    });
  }
}

function grantsOf(roleId: string): Grants {
  return readGrants(builtInRole(roleId)?.permissions ?? []);
}
