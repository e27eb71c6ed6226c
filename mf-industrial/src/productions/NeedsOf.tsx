import { errorText, useCall } from '@cuadra/shared/client';
import type { FormulaNeeds } from '@cuadra/shared/contract';
import { exact } from '@cuadra/shared/domain';
import { Badge, Notice, Skeleton, Table, type TableColumn, Text } from '@cuadra/shared/ui';
import { Link } from 'react-router-dom';
import { goodPath } from '../formulas/good-path.ts';
import { amountText } from '../materials/material-text.ts';
import { useMeasureName } from '../materials/measures.ts';
import { TO_BUY_PATH } from './production-paths.ts';

export interface NeedsOfProps {
  formulaId: string;
  /** Good ones that are to be made. */
  qty: string;
  /** Of what is made. */
  measure: string | null;
}

/** Whether there is enough to make so many, over all levels, and by name what lacks. */
export function NeedsOf({ formulaId, qty, measure }: NeedsOfProps) {
  const measureName = useMeasureName();
  const { data, error } = useCall(
    'GET /formulas/{id}/needs',
    { params: { id: formulaId }, query: { qty } },
    { staleTime: 0, placeholderData: (before) => before },
  );
  if (error && !data) return <Notice tone="warning">{errorText(error)}</Notice>;
  if (!data) return <Skeleton height={44} radius="var(--r-2)" />;
  if (data.is_enough) {
    return (
      <Notice tone="ok" title="Alcanza.">
        Con lo que hay salen {amountText(data.can_make, measure)}.
      </Notice>
    );
  }
  const missing = data.goods.filter((need) => exact(need.missing).gt(0));
  return (
    <>
      <Notice tone="warning" title="No alcanza." action={<Link to={TO_BUY_PATH}>Ver por comprar</Link>}>
        Con lo que hay salen {amountText(data.can_make, measure)}.
      </Notice>
      {missing.length > 0 && (
        <Table
          label="Lo que falta"
          rows={missing}
          rowKey={({ good }) => good.id}
          columns={columnsOf(measureName)}
        />
      )}
    </>
  );
}

type Need = FormulaNeeds['goods'][number];

function columnsOf(measureName: (id: string | null) => string | null): TableColumn<Need>[] {
  const amount = (qty: string, { good }: Need) => amountText(qty, measureName(good.measure_id));
  return [
    {
      key: 'good',
      header: 'Falta',
      cell: (need) => (
        <>
          <Link to={goodPath(need.good)}>{need.good.name}</Link>
          <Text $tone="quiet" $size="xs">
            Hace falta {amount(need.needed, need)} · Hay {amount(need.there, need)}
          </Text>
        </>
      ),
    },
    {
      key: 'missing',
      header: 'Cuánto',
      align: 'end',
      width: 'clamp(100px, 30%, 170px)',
      cell: (need) => <Badge tone="bad">{amount(need.missing, need)}</Badge>,
    },
  ];
}
