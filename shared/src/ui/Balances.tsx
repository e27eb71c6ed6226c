import { balanceText } from '../domain/index.ts';
import { Text } from './Text.ts';

export interface BalancesProps {
  balances: readonly { currency: string; amount: string }[];
  /** What is said of a balance below zero: «a tu favor». */
  favor: string;
}

/** What is owed by currency, or that nothing is; what is the other way round is said to be so. */
export function Balances({ balances, favor }: BalancesProps) {
  if (balances.length === 0)
    return (
      <Text as="span" $tone="quiet">
        Nada
      </Text>
    );
  return balances.map((balance) => {
    const { text, isFavor } = balanceText(balance);
    return (
      <div key={balance.currency}>
        <strong>{text}</strong>
        {isFavor && (
          <Text $tone="good" $size="xs">
            {favor}
          </Text>
        )}
      </div>
    );
  });
}
