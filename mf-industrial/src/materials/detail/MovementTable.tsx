import { useCallPages } from '@cuadra/shared/client';
import type { MaterialMovement } from '@cuadra/shared/contract';
import {
  costText,
  exact,
  formatMoney,
  formatQuantity,
  shortWhen,
  signedQuantity,
} from '@cuadra/shared/domain';
import {
  DataTable,
  EmptyState,
  LoadedList,
  type TableColumn,
  Text,
  TitledSheet,
  useListRows,
} from '@cuadra/shared/ui';
import { Link } from 'react-router-dom';
import { movementText } from './movement-text.ts';

/** What is said of a movement takes two lines where there is little room. */
const ROW = { wide: 64, phone: 84 };

/** The ledger of a material, newest first: what moved it, how much, what that was worth and what there was after it. */
export function MovementTable({ materialId }: { materialId: string }) {
  const list = useCallPages(
    'GET /materials/{id}/movements',
    { params: { id: materialId } },
    { staleTime: 0 },
  );
  const rows = useListRows(list);
  return (
    <TitledSheet as="section" aria-labelledby="movements">
      <h2 id="movements">Movimientos</h2>
      <LoadedList
        list={list}
        level={3}
        failed="No pudimos cargar los movimientos"
        empty={
          <EmptyState level={3} icon="package" title="Todavía no se ha movido">
            Aquí queda cada compra, cada ajuste y cada tanda.
          </EmptyState>
        }
      >
        {() => (
          <DataTable
            {...rows}
            label="Movimientos"
            columns={COLUMNS}
            rowKey={({ id }) => id}
            rowHeight={ROW}
          />
        )}
      </LoadedList>
    </TitledSheet>
  );
}

const COLUMNS: TableColumn<MaterialMovement>[] = [
  {
    key: 'what',
    header: 'Movimiento',
    cell: (movement) => (
      <>
        <What movement={movement} />
        <Text $tone="quiet" $size="xs">
          {aboutText(movement)}
        </Text>
      </>
    ),
  },
  {
    key: 'qty',
    header: 'Cantidad',
    align: 'end',
    width: 'clamp(84px, 9vw, 120px)',
    cell: ({ qty }) => (
      <Text as="span" {...(qty.startsWith('-') && { $tone: 'quiet' as const })}>
        {qty === '0' ? '—' : signedQuantity(qty)}
      </Text>
    ),
  },
  {
    key: 'value',
    header: 'Valor',
    align: 'end',
    room: 'tablet',
    width: 'clamp(110px, 13vw, 170px)',
    cell: ({ value, value_currency, cost_after }) => (
      <>
        {exact(value).isZero() ? '—' : formatMoney(value, value_currency)}
        <Text $tone="quiet" $size="xs">
          {cost_after === null ? '' : `cada uno ${costText(cost_after, value_currency)}`}
        </Text>
      </>
    ),
  },
  {
    key: 'balance',
    header: 'Quedó',
    align: 'end',
    width: 'clamp(84px, 9vw, 120px)',
    cell: ({ balance }) => formatQuantity(balance),
  },
];

/** When, who, of which lot, and why, where that says more than what moved it does. */
function aboutText(movement: MaterialMovement): string {
  const { create_at, user, reason, lot } = movement;
  const why = reason === movementText(movement) ? '' : reason;
  return [shortWhen(create_at), user, lot && `lote ${lot}`, why].filter(Boolean).join(' · ');
}

/** What moved it; a purchase leads to itself. */
function What({ movement }: { movement: MaterialMovement }) {
  const { purchase_id } = movement;
  const text = movementText(movement);
  if (purchase_id === null) return <strong>{text}</strong>;
  return <Link to={`/purchase?id=${purchase_id}`}>{text}</Link>;
}
