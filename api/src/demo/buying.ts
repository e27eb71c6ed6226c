import type { PurchaseFigures, ReceivedCost } from '@cuadra/shared/domain';
import type { CheckedPayment } from '../debts/check-payment.ts';
import type { Chance } from './chance.ts';
import type { DemoProduct } from './products.ts';
import type { DemoRate } from './rates.ts';
import type { DemoSupplier, DemoSuppliers } from './suppliers.ts';

/** A line of a purchase; all of them are in units. */
export interface DemoPurchaseLine {
  id: string;
  product_id: string;
  qty: string;
  unit_cost: string | null;
  lot: string | null;
  expires_on: string | null;
}

/** What a receipt made of a product; before it, the product as it was. */
export interface DemoReceipt {
  product: DemoProduct;
  units: string;
  made: ReceivedCost;
}

/** An entry of goods; without a receipt a draft. */
export interface DemoPurchase {
  id: string;
  supplier: DemoSupplier;
  currency: string;
  invoice_number: string | null;
  due_on: string | null;
  lines: DemoPurchaseLine[];
  figures: PurchaseFigures;
  at: Date;
  receipt?: { id: string; rate: DemoRate; products: DemoReceipt[]; paid: string };
}

/** An abono to a supplier, or what a purchase was paid with as it came. */
export interface DemoSupplierPayment {
  id: string;
  supplierId: string;
  purchaseId: string | null;
  checked: CheckedPayment;
  requestHash: Buffer;
  at: Date;
}

export interface SupplierMovement {
  id: string;
  supplier_id: string;
  kind: 'purchase' | 'payment';
  amount: string;
  currency: string;
  purchase_id: string | null;
  payment_id: string | null;
  at: Date;
}

/** What the shop buys: it has chances of its own, so that what it sells is the same whatever is bought. */
export interface Buying {
  chance: Chance;
  suppliers: DemoSuppliers;
  purchases: DemoPurchase[];
  payments: DemoSupplierPayment[];
  movements: SupplierMovement[];
}
