import { Text } from '@cuadra/shared/ui';
import { balanceText } from './supplier-text.ts';

/** What is owed to a supplier by currency, or that nothing is; what the supplier owes is said to be so. */
export function Balances({ balances }: { balances: readonly { currency: string; amount: string }[] }) {
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
            a tu favor
          </Text>
        )}
      </div>
    );
  });
}
