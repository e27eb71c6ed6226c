import type { FormulaByproduct } from '@cuadra/shared/contract';
import { exact } from '@cuadra/shared/domain';
import { Card, Facts, Stack, Text } from '@cuadra/shared/ui';
import { useId } from 'react';
import { percentText } from '../../goods/formula-text.ts';
import { amountText } from '../../materials/material-text.ts';
import { useMeasureName } from '../../materials/measures.ts';

/** What each batch leaves beside its good; nothing where it leaves nothing. */
export function ByproductList({ byproducts }: { byproducts: readonly FormulaByproduct[] }) {
  const measureName = useMeasureName();
  const id = useId();
  if (byproducts.length === 0) return null;
  return (
    <Card $pad as="section" aria-labelledby={id}>
      <Stack $gap={3}>
        <Text as="h2" $size="md" $strong id={id}>
          Subproductos de cada tanda
        </Text>
        <Facts
          facts={byproducts.map(({ good, qty, cost_share }) => [
            good.name,
            [
              amountText(qty, measureName(good.measure_id)),
              exact(cost_share).isZero() ? 'no lleva costo' : `lleva ${percentText(cost_share)} del costo`,
            ].join(' · '),
          ])}
        />
      </Stack>
    </Card>
  );
}
