import type { Both } from '@cuadra/shared/contract';
import { Text } from '@cuadra/shared/ui';
import { type Currencies, unitCostTexts } from './formula-text.ts';

/** What one costs in both currencies; that nobody knows it. */
export function UnitCost({ unit, currencies }: { unit: Both | null; currencies: Currencies }) {
  if (unit === null) {
    return (
      <Text as="span" $tone="quiet">
        Sin costo
      </Text>
    );
  }
  const { own, other } = unitCostTexts(unit, currencies);
  return (
    <>
      <Text as="span" $strong>
        {own}
      </Text>
      {other && (
        <Text $tone="quiet" $size="xs">
          {other}
        </Text>
      )}
    </>
  );
}
