import { type ApiInput, fieldText } from '@cuadra/shared/client';
import { createPaymentMethod, type PaymentMethod, type PaymentMethodKind } from '@cuadra/shared/contract';
import { currencySymbol } from '@cuadra/shared/domain';
import { kindOf, METHOD_KINDS } from './kinds.ts';

const fields = createPaymentMethod.body.shape;

/** What the form asks; whether it is cash follows from its kind. */
export const methodFormSchema = createPaymentMethod.body.pick({ name: true, currency: true }).extend({
  description: fields.description.unwrap(),
  kind: fields.kind.unwrap(),
  needs_reference: fields.needs_reference.unwrap(),
  bank: fields.bank.unwrap(),
  is_hidden: fields.is_hidden.unwrap(),
});

type CreateBody = ApiInput<'POST /payment_methods/create'>['body'];

export type MethodValues = Omit<Required<CreateBody>, 'id' | 'is_cash'>;
export type MethodField = keyof MethodValues;

/** A company's two currencies: the ones that the API takes. */
export interface Pair {
  main: string;
  alternative: string;
}

/** The form of a new method: of the first usual kind that the company does not have yet. */
export function newMethod(pair: Pair, have: readonly Pick<PaymentMethod, 'kind'>[]): MethodValues {
  const next = METHOD_KINDS.find(
    ({ kind, currency }) => currency !== undefined && !have.some((method) => method.kind === kind),
  );
  return template(next?.kind ?? 'other', pair);
}

export function valuesOf({
  name,
  description,
  currency,
  kind,
  needs_reference,
  bank,
  is_hidden,
}: PaymentMethod): MethodValues {
  return { name, description, currency, kind, needs_reference, bank, is_hidden };
}

/** What is usual for a kind, in one of the company's currencies. */
export function template(kind: PaymentMethodKind, { main, alternative }: Pair): MethodValues {
  const { label, currency: usual, needsReference, bank } = kindOf(kind);
  const currency = usual === alternative ? alternative : main;
  return {
    name: kind === 'other' ? '' : kind === 'cash' ? cashName(currency) : label,
    description: '',
    currency,
    kind,
    needs_reference: needsReference,
    bank: bank ?? null,
    is_hidden: false,
  };
}

/** `Efectivo $`: the ones that a company begins with are named like that. */
function cashName(currency: string): string {
  return `${kindOf('cash').label} ${currencySymbol(currency).symbol}`;
}

/**
 * A new method's form after another kind was chosen: what was typed stays, what stood there as the usual of the kind before
 * becomes the usual of the new one.
 */
export function withTemplate(values: MethodValues, kind: PaymentMethodKind, pair: Pair): MethodValues {
  const before = withCurrency(template(values.kind, pair), values.currency);
  const next = template(kind, pair);
  const keep = <F extends MethodField>(field: F): MethodValues[F] =>
    values[field] === before[field] ? next[field] : values[field];
  return withKind(
    {
      ...values,
      name: keep('name'),
      currency: next.currency,
      needs_reference: keep('needs_reference'),
      bank: keep('bank'),
    },
    kind,
  );
}

/** The form of a method that is there already: it is of another kind, and all else stays. */
export function withKind(values: MethodValues, kind: PaymentMethodKind): MethodValues {
  return { ...values, kind, bank: kindOf(kind).hasBank ? values.bank : null };
}

/** Cash is named by its currency, as long as nobody gave it another name. */
export function withCurrency(values: MethodValues, currency: string): MethodValues {
  const isUsual = values.kind === 'cash' && values.name === cashName(values.currency);
  return { ...values, currency, ...(isUsual && { name: cashName(currency) }) };
}

/** What is sent: spec §7 knows cash by a field of its own. */
export function toBody(values: MethodValues): Omit<CreateBody, 'id'> {
  const { kind } = values;
  return { ...values, is_cash: kind === 'cash' };
}

const SENTENCES: Readonly<Record<string, string>> = {
  'name required': 'Escribe el nombre con el que saldrá en la Caja.',
  // Spec §5, to the letter.
  'name already-used': 'Ya existe un método de pago con este nombre.',
  'currency in-use':
    'Ya se usó en ventas, y su moneda queda como está. Crea otro método para la otra moneda.',
  'currency not-a-company-currency': 'Tu empresa ya no usa esta moneda. Elige otra.',
  'currency not-a-currency': 'Elige la moneda en la que te pagan.',
  'bank not-a-bank': 'No conocemos este banco. Elige otro de la lista.',
};

/** A sentence for what is wrong with a field. */
export function methodFieldError(field: MethodField, reason: string): string {
  return SENTENCES[`${field} ${reason}`] ?? fieldText(reason);
}
