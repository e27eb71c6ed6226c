import type { Supplier } from '@cuadra/shared/contract';
import { exact, formatIdentification, formatMoney } from '@cuadra/shared/domain';

/** `J-07013380-5 · 0414-1234567`: what tells one supplier from another of the same name. */
export function supplierHint({
  identification,
  identification_type,
  phone,
}: Pick<Supplier, 'identification' | 'identification_type' | 'phone'>): string {
  const number =
    identification &&
    (identification_type ? formatIdentification(identification_type, identification) : identification);
  return [number, phone].filter(Boolean).join(' · ');
}

/** What stands between the shop and a supplier in one currency: `{ text: '$ 40,00', isFavor: false }`. */
export function balanceText({ amount, currency }: { amount: string; currency: string }) {
  const isFavor = exact(amount).lt(0);
  return { text: formatMoney(exact(amount).abs(), currency), isFavor };
}
