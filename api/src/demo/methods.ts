import type { PaymentMethodKind } from '@cuadra/shared/contract';
import type { SaleMethod } from '../sales/sale-facts.ts';

/** How people pay in the shop, in the order in which the cash register shows it. */
export type DemoMethod = 'dollars' | 'mobile' | 'card' | 'bolivares' | 'zelle' | 'transfer';

export interface DemoMethodRow extends SaleMethod {
  description: string;
  is_cash: boolean;
  kind: PaymentMethodKind;
  bank: string | null;
}

export const DEMO_METHODS: Record<DemoMethod, DemoMethodRow> = {
  dollars: method(1, 'Efectivo $', 'Billetes en buen estado', 'USD', 'cash'),
  mobile: method(2, 'Pago Móvil', '0414-1234567 · J-40123456-9', 'VES', 'mobile_payment', '0134'),
  card: method(3, 'Punto de venta', 'Débito y crédito', 'VES', 'card'),
  bolivares: method(4, 'Efectivo Bs.', 'Billetes', 'VES', 'cash'),
  zelle: method(5, 'Zelle', 'pagos@bodegalaesquina.example', 'USD', 'zelle'),
  transfer: method(6, 'Transferencia', 'Cuenta corriente', 'VES', 'transfer', '0105'),
};

/** As what is paid is checked. */
export const DEMO_METHODS_BY_ID = new Map(Object.values(DEMO_METHODS).map((known) => [known.id, known]));

function method(
  number: number,
  name: string,
  description: string,
  currency: string,
  kind: PaymentMethodKind,
  bank: string | null = null,
): DemoMethodRow {
  return {
    id: `0199a000-0000-7000-8000-00000000010${number}`,
    name,
    description,
    currency,
    kind,
    bank,
    is_cash: kind === 'cash',
    needs_reference: kind === 'mobile_payment' || kind === 'zelle' || kind === 'transfer',
  };
}
