import { type Exact, exact, type ReceivedCost, toMoney } from '@cuadra/shared/domain';
import type { SaleClient } from '../sales/sale-facts.ts';
import type { DemoClient } from './clients.ts';
import type { DemoProduct } from './products.ts';

export interface StockMovement {
  id: string;
  product_id: string;
  kind: 'initial' | 'sale' | 'purchase';
  qty: string;
  sale_id: string | null;
  purchase_id: string | null;
  reason: string;
  user_id: string;
  at: Date;
}

export interface ClientMovement {
  id: string;
  client_id: string;
  kind: 'sale' | 'payment';
  amount: string;
  currency: string;
  sale_id: string | null;
  payment_id: string | null;
  note: string;
  user_id: string;
  at: Date;
}

/** What moved in the shop, and what there is and is owed after it: the sums are kept beside, as the database does. */
export interface Ledger {
  stock: StockMovement[];
  debts: ClientMovement[];
  moveStock(movement: StockMovement): void;
  moveDebt(movement: ClientMovement): void;
  /** What it costs from now on; a sale before keeps the product as it was. */
  setCost(productId: string, made: Pick<ReceivedCost, 'cost' | 'average_cost'>): void;
  /** As a sale's facts have it: the quantities are those of this moment. */
  products: Map<string, DemoProduct>;
  /** As a sale's facts have it: with what is owed at this moment. */
  client(client: DemoClient): SaleClient;
  owed(clientId: string, currency: string): Exact;
}

export function openLedger(products: readonly DemoProduct[]): Ledger {
  const stock: StockMovement[] = [];
  const debts: ClientMovement[] = [];
  const byId = new Map(products.map((product) => [product.id, { ...product, qty: '0' }]));
  const balances = new Map<string, Map<string, Exact>>();
  const balancesOf = (clientId: string) => balances.get(clientId) ?? new Map<string, Exact>();
  const owed = (clientId: string, currency: string) => balancesOf(clientId).get(currency) ?? exact(0);
  return {
    stock,
    debts,
    products: byId,
    owed,
    moveStock(movement) {
      const product = byId.get(movement.product_id);
      if (!product) throw new RangeError('a movement of no product');
      product.qty = exact(product.qty).plus(movement.qty).toFixed();
      stock.push(movement);
    },
    setCost(productId, { cost, average_cost }) {
      const product = byId.get(productId);
      if (!product) throw new RangeError('a cost of no product');
      byId.set(productId, { ...product, cost, average_cost });
    },
    moveDebt(movement) {
      const { client_id, currency, amount } = movement;
      balances.set(
        client_id,
        new Map(balancesOf(client_id)).set(currency, owed(client_id, currency).plus(amount)),
      );
      debts.push(movement);
    },
    client: ({ id, name, identification, identification_type, credit_limit, credit_days }) => ({
      id,
      name,
      identification,
      identification_type,
      credit_limit,
      credit_days,
      is_wholesale: false,
      balances: [...balancesOf(id)].map(([currency, amount]) => ({ currency, amount: toMoney(amount) })),
    }),
  };
}
