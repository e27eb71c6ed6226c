import { Text } from '@cuadra/shared/ui';
import { days, dollars } from '../../basics/names.ts';

interface Standing {
  balance: string;
  remaining_days: number;
}

/** What it makes of the subscription, before anybody presses. */
export function Foreseen({ seen }: { seen: { before: Standing; after: Standing } | undefined }) {
  if (!seen) return null;
  const { before, after } = seen;
  return (
    <Text role="status">
      Le quedan <b>{days(before.remaining_days)}</b> → <b>{days(after.remaining_days)}</b>
      {before.balance !== after.balance && (
        <>
          , saldo {dollars(before.balance)} → {dollars(after.balance)}
        </>
      )}
    </Text>
  );
}
