import type { PurchaseCostChange } from '@cuadra/shared/contract';
import { costText, exact, formatPercent, formatQuantity } from '@cuadra/shared/domain';
import { Card, Table, type TableColumn, Text } from '@cuadra/shared/ui';
import styled from 'styled-components';

const Sheet = styled(Card)`
  overflow-x: auto;
  h2 {
    padding: var(--s-4) var(--s-4) var(--s-2);
    font-size: var(--t-md);
  }
`;

/** What a purchase made of what its goods cost: the last cost and the average beside it; of a material, which has the average alone, that. */
export function CostChanges({ changes }: { changes: readonly PurchaseCostChange[] }) {
  return (
    <Sheet as="section" aria-labelledby="cost-changes">
      <h2 id="cost-changes">Lo que cambió en el costo</h2>
      <Table
        label="Costos"
        rows={changes}
        rowKey={({ product_id, material_id }) => product_id ?? material_id ?? ''}
        columns={COLUMNS}
      />
    </Sheet>
  );
}

const COLUMNS: TableColumn<PurchaseCostChange>[] = [
  {
    key: 'name',
    header: 'Producto',
    cell: ({ name, units }) => (
      <>
        {name}
        <Text $tone="quiet" $size="xs">
          Entraron {formatQuantity(units)}
        </Text>
      </>
    ),
  },
  {
    key: 'cost',
    header: 'Costo',
    align: 'end',
    width: 'clamp(110px, 18vw, 190px)',
    cell: (change) => {
      const { cost_before, cost_after, currency } = change;
      const share = changeOf(change);
      return (
        <>
          <strong>{cost_after === null ? '—' : costText(cost_after, currency)}</strong>
          <Text $size="xs" $tone={share?.startsWith('+') ? 'bad' : 'quiet'}>
            {cost_before === null
              ? 'Antes no se sabía'
              : `Antes ${costText(cost_before, currency)}${share ? ` (${share})` : ''}`}
          </Text>
        </>
      );
    },
  },
  {
    key: 'average',
    header: 'Promedio',
    align: 'end',
    room: 'tablet',
    width: '150px',
    cell: ({ average_after, currency }) => (average_after === null ? '—' : costText(average_after, currency)),
  },
];

/** `+8,0 %`; nothing where it stayed, or where nobody knew it. */
function changeOf({ cost_before, cost_after }: PurchaseCostChange): string | undefined {
  if (cost_before === null || cost_after === null || exact(cost_before).lte(0)) return undefined;
  const share = exact(cost_after).minus(cost_before).times(100).div(cost_before);
  if (share.abs().lt('0.05')) return undefined;
  return `${share.gt(0) ? '+' : '−'}${formatPercent(share.abs(), 1)}`;
}
