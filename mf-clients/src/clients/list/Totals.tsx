import type { ApiOutput } from '@cuadra/shared/client';
import { type CurrencyPair, counted, exact, formatMoney } from '@cuadra/shared/domain';
import { LinkButton, Row, Text } from '@cuadra/shared/ui';
import { Link } from 'react-router-dom';
import { bothText } from './Owed.tsx';
import { worthOf } from './worth.ts';

export interface TotalsProps {
  totals: ApiOutput<'GET /clients/totals'> | undefined;
  /** Of today; undefined while there is none. */
  pair: CurrencyPair | undefined;
  /** Shows only who owes; undefined where the list does already. */
  onShowOwing: (() => void) | undefined;
}

/** What the clients of the list owe together, and apart from it what is in favour of some. */
export function Totals({ totals, pair, onShowOwing }: TotalsProps) {
  if (!totals) return <Row aria-hidden style={{ minHeight: 28, marginBottom: 'var(--s-2)' }} />;
  const { owing, balances } = totals;
  const owed = balances.map(({ currency, owed }) => ({ currency, amount: owed }));
  const favour = balances
    .map(({ currency, in_favour }) => ({ currency, amount: in_favour }))
    .filter(({ amount }) => exact(amount).gt(0));
  const text = (debts: { currency: string; amount: string }[]) =>
    pair
      ? bothText(worthOf(debts, pair), pair)
      : debts.map(({ currency, amount }) => formatMoney(amount, currency)).join(' · ');
  return (
    <Row
      as="section"
      aria-label="Totales"
      $gap={3}
      style={{ minHeight: 28, marginBottom: 'var(--s-2)', flexWrap: 'wrap' }}
    >
      {owing === 0 ? (
        <Text as="span" $tone="quiet" $size="sm">
          {favour.length === 0 ? 'Nadie te debe' : 'Nadie de esta lista te debe'}
        </Text>
      ) : (
        <Text as="span" $size="sm">
          {counted(owing, 'cliente te debe', 'clientes te deben')} <strong>{text(owed)}</strong>
        </Text>
      )}
      {favour.length > 0 && (
        <Text as="span" $tone="good" $size="sm">
          A favor de tus clientes: {text(favour)}
        </Text>
      )}
      {owing > 0 && (
        // As high as a finger needs, without the line growing.
        <Link to="/clients/ageing" style={{ paddingBlock: 12, marginBlock: -12 }}>
          Por antigüedad
        </Link>
      )}
      {owing > 0 && onShowOwing && <LinkButton onClick={onShowOwing}>Ver quién te debe</LinkButton>}
    </Row>
  );
}
