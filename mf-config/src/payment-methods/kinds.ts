import type { PaymentMethodKind } from '@cuadra/shared/contract';
import { DEFAULT_ALTERNATIVE_CURRENCY, DEFAULT_MAIN_CURRENCY } from '@cuadra/shared/domain';

/** What is usual for a kind of payment in Venezuela: the template of a new method, and what its form asks. */
export interface MethodKind {
  kind: PaymentMethodKind;
  label: string;
  /** A sentence about it. */
  says: string;
  /** The currency in which it nearly always comes; undefined: any. */
  currency?: string;
  /** Whether its payments carry a number that shows that they arrived. */
  needsReference: boolean;
  /** Whether it comes in at a bank of the list. */
  hasBank: boolean;
  /** The bank that alone offers it. */
  bank?: string;
  /** What to write in its description, by example. */
  example: string;
}

const DOLLARS = DEFAULT_ALTERNATIVE_CURRENCY;
const BOLIVARES = DEFAULT_MAIN_CURRENCY;

export const METHOD_KINDS: readonly MethodKind[] = [
  {
    kind: 'cash',
    label: 'Efectivo',
    says: 'Billetes y monedas: se cuentan al abrir y al cerrar la caja.',
    needsReference: false,
    hasBank: false,
    example: 'Billetes en buen estado',
  },
  {
    kind: 'mobile_payment',
    label: 'Pago Móvil',
    says: 'A tu teléfono, desde cualquier banco. Quien cobra pide la referencia.',
    currency: BOLIVARES,
    needsReference: true,
    hasBank: true,
    example: '0414-1234567 · J-40123456-9',
  },
  {
    kind: 'card',
    label: 'Punto de venta',
    says: 'Débito y crédito en tu equipo. La referencia sale en el recibo.',
    currency: BOLIVARES,
    needsReference: true,
    hasBank: true,
    example: 'Débito y crédito',
  },
  {
    kind: 'transfer',
    label: 'Transferencia',
    says: 'De cuenta a cuenta. Quien cobra pide la referencia.',
    currency: BOLIVARES,
    needsReference: true,
    hasBank: true,
    example: 'Corriente 0105 0000 00 0000000000',
  },
  {
    kind: 'zelle',
    label: 'Zelle',
    says: 'Dólares a tu correo, desde un banco de Estados Unidos.',
    currency: DOLLARS,
    needsReference: true,
    hasBank: false,
    example: 'pagos@tunegocio.com',
  },
  {
    kind: 'biopago',
    label: 'Biopago',
    says: 'Con la huella y la cédula, en el equipo del Banco de Venezuela.',
    currency: BOLIVARES,
    needsReference: true,
    hasBank: true,
    bank: '0102',
    example: 'Equipo de la caja 1',
  },
  {
    kind: 'other',
    label: 'Otro',
    says: 'Cualquier otra forma: Binance, un vale, una gift card.',
    needsReference: false,
    hasBank: false,
    example: 'Lo que ayude a quien cobra',
  },
];

const [FIRST] = METHOD_KINDS;

/** What is known of a kind; `other` for one that a newer server may tell of. */
export function kindOf(kind: string): MethodKind {
  const found = METHOD_KINDS.find((known) => known.kind === kind) ?? METHOD_KINDS.at(-1) ?? FIRST;
  if (!found) throw new RangeError('there is no kind of payment');
  return found;
}
