import { formatMoney, formatQuantity, presentationName } from '@cuadra/shared/domain';
import { DataTable, Row, Select, Sheet, Text, TextInput } from '@cuadra/shared/ui';
import styled from 'styled-components';
import type { LabelRow, RowWish } from './label-rows.ts';

const Name = styled.div`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-weight: 600;
`;

const Choice = styled.div`
  flex: none;
  width: 150px;
`;

export interface RowsTableProps {
  rows: readonly LabelRow[];
  wishOf: (id: string) => RowWish;
  onWish: (id: string, wish: RowWish) => void;
}

/** Of which products, in which presentation, and how many of each. */
export function RowsTable({ rows, wishOf, onWish }: RowsTableProps) {
  return (
    <Sheet>
      <DataTable
        label="Etiquetas por producto"
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            header: 'Producto',
            cell: (row) => (
              <Row $gap={2} $oneLine>
                <div style={{ flex: 1, minWidth: 0 }}>
                  <Name>{row.product.name}</Name>
                  <Text $tone="quiet" $size="xs">
                    {saidOf(row)}
                  </Text>
                </div>
                {(row.product.presentations ?? []).length > 0 && (
                  <Choice>
                    <Select
                      size="sm"
                      aria-label={`Presentación de ${row.product.name}`}
                      value={row.presentationId ?? ''}
                      placeholder="Unidad"
                      options={(row.product.presentations ?? []).map((one) => ({
                        value: one.id,
                        label: presentationName(one),
                      }))}
                      onChange={({ target }) =>
                        onWish(row.id, { ...wishOf(row.id), presentationId: target.value || undefined })
                      }
                    />
                  </Choice>
                )}
              </Row>
            ),
          },
          {
            key: 'copies',
            header: 'Etiquetas',
            align: 'end',
            width: '112px',
            cell: (row) => (
              <TextInput
                size="sm"
                inputMode="numeric"
                maxLength={5}
                aria-label={`Etiquetas de ${row.product.name}`}
                value={wishOf(row.id).typed ?? String(row.copies)}
                onChange={({ target }) => onWish(row.id, { ...wishOf(row.id), typed: target.value })}
              />
            ),
          },
        ]}
      />
    </Sheet>
  );
}

function saidOf({ barcode, price, product }: LabelRow): string {
  return [
    price ? formatMoney(price.own.value, price.own.currency) : 'Sin precio',
    barcode ?? 'Sin código de barras',
    `Hay ${formatQuantity(product.qty)}`,
  ].join(' · ');
}
