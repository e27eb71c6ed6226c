import type { ApiError } from '@cuadra/shared/client';
import type { FormulaCostAnswer } from '@cuadra/shared/contract';
import { formatQuantity } from '@cuadra/shared/domain';
import { Card, LoadFailed, Row, SegmentedChoice, Skeleton, Stack, Text } from '@cuadra/shared/ui';
import { useState } from 'react';
import { PartList } from './PartList.tsx';

const SHOWN = [
  { value: 'own', label: 'Por renglón' },
  { value: 'all', label: 'Todos los niveles' },
];

export interface CostSharesProps {
  query: { data: FormulaCostAnswer | undefined; error: ApiError | null; refetch: () => unknown };
}

/** What share of the cost each part has: by the formula's own lines, which open, or all that is bought in the end. */
export function CostShares({ query }: CostSharesProps) {
  const [shown, setShown] = useState('own');
  const { data, error, refetch } = query;
  return (
    <Card $pad as="section" aria-labelledby="shares">
      <Stack $gap={3}>
        <Row $justify="space-between">
          <div>
            <Text as="h2" $size="md" $strong id="shares">
              En qué se va el costo
            </Text>
            {data && (
              <Text $tone="quiet" $size="sm">
                Para {formatQuantity(data.qty)}
              </Text>
            )}
          </div>
          <SegmentedChoice
            aria-label="Qué partes"
            options={SHOWN}
            value={shown}
            onChoose={setShown}
            listWidth={180}
          />
        </Row>
        {!data && error && (
          <LoadFailed level={3} title="No pudimos calcular el costo" error={error} onRetry={refetch} />
        )}
        {!data && !error && <Skeleton height={120} />}
        {data && (
          <PartList
            label="Partes del costo"
            parts={shown === 'own' ? data.parts : data.over_all_levels}
            currencies={data}
            opens={shown === 'own'}
          />
        )}
      </Stack>
    </Card>
  );
}
