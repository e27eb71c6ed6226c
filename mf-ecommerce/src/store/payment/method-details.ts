import type { PaymentMethod, StoreMethod } from '@cuadra/shared/contract';

/** What a buyer needs to know to pay by a method. */
export type Detail = Exclude<keyof StoreMethod, 'payment_method_id'>;

export const DETAIL_NAMES: Readonly<Record<Detail, string>> = {
  phone: 'Teléfono',
  document: 'Cédula o RIF',
  holder: 'Titular',
  account: 'Número de cuenta',
  email: 'Correo',
  note: 'Nota',
};

export const DETAIL_LENGTHS: Readonly<Record<Detail, number>> = {
  phone: 30,
  document: 20,
  holder: 120,
  account: 40,
  email: 120,
  note: 200,
};

const BY_KIND: Partial<Record<PaymentMethod['kind'], readonly Detail[]>> = {
  mobile_payment: ['phone', 'document', 'holder'],
  transfer: ['account', 'holder', 'document'],
  zelle: ['email', 'holder'],
};

const ALL: readonly Detail[] = ['phone', 'document', 'holder', 'account', 'email', 'note'];

/**
 * What is asked of a method of a kind; and what is said of it already, whatever the kind is: buyers read it, so that its
 * owner has to see it, too.
 */
export function detailsOf(kind: PaymentMethod['kind'] | undefined, method: StoreMethod): Detail[] {
  const asked = (kind && BY_KIND[kind]) ?? ['note'];
  return [...asked, ...ALL.filter((detail) => method[detail] !== '' && !asked.includes(detail))];
}

/** A method that was just chosen to be shown. */
export function newStoreMethod(payment_method_id: string): StoreMethod {
  return { payment_method_id, holder: '', document: '', phone: '', account: '', email: '', note: '' };
}
