import { formatMoney } from '@cuadra/shared/domain';
import { Badge, DataTable, Row, type TableColumn, Text } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { leftText } from './texts.ts';
import type { Preview, PreviewRow } from './use-preview.ts';
import type { ChangeKind } from './wish.ts';

/** It scrolls by itself, so that what is filled in and the buttons stay in sight. */
const Scroller = styled.div`
  max-height: min(46vh, 420px);
  overflow-y: auto;
  border: 1px solid var(--line);
  border-radius: var(--r-2);
`;

const Name = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export interface PreviewTableProps {
  preview: Preview;
  kind: ChangeKind;
  /** Of the category or measure that a product has, and of the one that it gets. */
  named: { before: (row: PreviewRow) => string; after: string };
}

/** Each product before and after, and why one stays as it is. */
export function PreviewTable({ preview, kind, named }: PreviewTableProps) {
  const isPrice = kind === 'price_percent' || kind === 'price_amount' || kind === 'utility';
  const before = (row: PreviewRow) => (isPrice ? priceText(row.before) : named.before(row));
  const after = (row: PreviewRow) => {
    if (row.left)
      return (
        <Text as="span" $tone="quiet">
          {leftText(row.left)}
        </Text>
      );
    if (!isPrice || !row.after) return kind === 'withdraw' ? 'Se retira' : named.after;
    return (
      <Row $oneLine $inline as="span">
        {row.below_cost && <Badge tone="bad">Bajo el costo</Badge>}
        <strong>{priceText(row.after)}</strong>
      </Row>
    );
  };
  const columns: TableColumn<PreviewRow>[] = [
    { key: 'name', header: 'Producto', cell: ({ name }) => <Name title={name}>{name}</Name> },
    { key: 'before', header: 'Antes', cell: before, align: 'end', width: '28%', room: 'tablet' },
    { key: 'after', header: 'Después', cell: after, align: 'end', width: '36%' },
  ];
  return (
    <Scroller>
      <DataTable
        label="Antes y después"
        columns={columns}
        rows={preview.rows}
        rowKey={({ product_id }) => product_id}
        hasMore={preview.hasMore}
        onMore={preview.more}
        rowHeight={{ wide: 44, phone: 52 }}
      />
    </Scroller>
  );
}

function priceText({ unit_price, currency }: PreviewRow['before']): string {
  return unit_price === '0' ? 'Sin precio' : formatMoney(unit_price, currency);
}
