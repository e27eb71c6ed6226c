import type { Client } from '@cuadra/shared/contract';
import { type CurrencyPair, exact, formatMoney } from '@cuadra/shared/domain';
import { Balances, Money, Text } from '@cuadra/shared/ui';
import { worthOf } from './worth.ts';

export interface OwedProps {
  balances: Client['balances'];
  /** Of today; undefined while there is none. */
  pair: CurrencyPair | undefined;
}

/** What somebody owes, all together and in both currencies at today's rate; as it is held where there is no rate. */
export function Owed({ balances, pair }: OwedProps) {
  const held = balances.length > 0 && pair ? worthOf(balances, pair) : undefined;
  if (!held || !pair) return <Balances balances={balances} favor="a su favor" />;
  const isFavor = exact(held.alternative).lt(0);
  const positive = (amount: string) => exact(amount).abs().toFixed(2);
  const { main, alternative } = pair;
  return (
    <>
      <Money
        align="end"
        amount={positive(held.alternative)}
        currency={alternative}
        other={main === alternative ? undefined : { amount: positive(held.main), currency: main }}
      />
      {isFavor && (
        <Text $tone="good" $size="xs">
          a su favor
        </Text>
      )}
    </>
  );
}

/** `$ 35,00 · Bs. 3.500,00` */
export function bothText(worth: { main: string; alternative: string }, pair: CurrencyPair): string {
  const inAlternative = formatMoney(worth.alternative, pair.alternative);
  return pair.main === pair.alternative
    ? inAlternative
    : `${inAlternative} · ${formatMoney(worth.main, pair.main)}`;
}
