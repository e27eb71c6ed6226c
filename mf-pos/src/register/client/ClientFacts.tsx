import {
  type CurrencyPair,
  contactIdentification,
  creditLeft,
  exact,
  formatMoney,
} from '@cuadra/shared/domain';
import { Badge } from '@cuadra/shared/ui';
import type { SaleClient } from '../../sale/sale-client.ts';
import { clientFigures } from './client-figures.ts';

/** What somebody owes, gold, or red above their limit, and what they have in favour; nothing for who has neither. */
export function DebtBadge({ client, rate }: { client: SaleClient; rate: CurrencyPair | undefined }) {
  if (!rate) return null;
  const { owed, favour, overBy } = clientFigures(client, rate);
  const tell = (amount: string) => formatMoney(amount, rate.alternative);
  return (
    <>
      {owed && <Badge tone={overBy ? 'bad' : 'gold'}>Debe {tell(owed.alternative)}</Badge>}
      {favour && <Badge tone="ok">A favor {tell(favour.alternative)}</Badge>}
    </>
  );
}

/** `V-14203118 · crédito $ 37,60 de $ 50,00`, `pasó su límite de $ 50,00 por $ 2,40`. */
export function clientFacts(client: SaleClient, rate: CurrencyPair | undefined): string {
  const wholesale = client.is_wholesale && 'al mayor';
  return [contactIdentification(client), wholesale, rate && creditFacts(client, rate)]
    .filter(Boolean)
    .join(' · ');
}

/** What is left and of how much, or how far it is passed; nothing for who has no limit. */
function creditFacts(client: SaleClient, rate: CurrencyPair): string | undefined {
  const { credit_limit: limit } = client;
  if (limit === null) return undefined;
  if (exact(limit).isZero()) return 'sin crédito';
  const { overBy } = clientFigures(client, rate);
  const tell = (amount: string) => formatMoney(amount, rate.alternative);
  if (overBy) return `pasó su límite de ${tell(limit)} por ${tell(overBy)}`;
  return `crédito ${tell(creditLeft(client, rate) ?? '0')} de ${tell(limit)}`;
}
