import type { Supplier } from '@cuadra/shared/contract';
import { balanceText } from '@cuadra/shared/domain';

/** What is known of a supplier, one a line; nothing that nobody said. */
export function supplierFacts(supplier: Supplier): (readonly [string, string])[] {
  const { balances, credit_days, email, address, note } = supplier;
  const owed = (balances ?? []).map((balance) => {
    const { text, isFavor } = balanceText(balance);
    return [isFavor ? 'A tu favor' : 'Le debes', text] as const;
  });
  return [
    ...owed,
    ...(credit_days === null
      ? []
      : [['Da para pagar', credit_days === 1 ? '1 día' : `${credit_days} días`] as const]),
    ...(email ? [['Correo', email] as const] : []),
    ...(address ? [['Dirección', address] as const] : []),
    ...(note ? [['Nota', note] as const] : []),
  ];
}
