import {
  type CurrencyPair,
  contactIdentification,
  creditLeft,
  exact,
  formatMoney,
  owedInAlternative,
  toMoney,
} from '@cuadra/shared/domain';
import { Badge } from '@cuadra/shared/ui';
import type { SaleClient } from '../../sale/sale-client.ts';

/** What somebody owes, gold; nothing for who owes nothing. */
export function DebtBadge({ client, rate }: { client: SaleClient; rate: CurrencyPair | undefined }) {
  if (!rate) return null;
  const owed = toMoney(owedInAlternative(client.balances, rate));
  if (exact(owed).lte(0)) return null;
  return <Badge tone="gold">Debe {formatMoney(owed, rate.alternative)}</Badge>;
}

/** `V-14203118 · crédito $ 37,60 de $ 50,00`. */
export function clientFacts(client: SaleClient, rate: CurrencyPair | undefined): string {
  const left = rate && creditLeft(client, rate);
  const wholesale = client.is_wholesale && 'al mayor';
  return [contactIdentification(client), wholesale, creditFacts(client, left, rate)]
    .filter(Boolean)
    .join(' · ');
}

/** What is left and of how much; nothing for who has no limit. */
function creditFacts(
  { credit_limit: limit }: SaleClient,
  left: string | undefined,
  rate: CurrencyPair | undefined,
): string | undefined {
  if (!rate || left === undefined || limit === null) return undefined;
  if (exact(limit).isZero()) return 'sin crédito';
  // Its parts stay together where the line is broken.
  const [available, whole] = [left, limit].map((amount) =>
    formatMoney(amount, rate.alternative).replaceAll(' ', '\u00a0'),
  );
  return `crédito ${available} de ${whole}`;
}
