import { Table, type TableColumn, Text, TitledSheet } from '@cuadra/shared/ui';
import { useId } from 'react';

export interface SummarySheetProps<Row> {
  title: string;
  /** What the figures are of. */
  about: string;
  /** Undefined: on their way. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  columns: readonly TableColumn<Row>[];
  /** What is said while there is nothing. */
  none: string;
}

/** A table of Resumen industrial, with what it is of, or that there is nothing yet. */
export function SummarySheet<Row>({ title, about, rows, rowKey, columns, none }: SummarySheetProps<Row>) {
  const id = useId();
  return (
    <TitledSheet as="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Text $tone="quiet" $size="sm" style={{ padding: '0 var(--s-4) var(--s-3)' }}>
        {rows?.length === 0 ? none : about}
      </Text>
      {rows?.length !== 0 && (
        <Table label={title} rows={rows ?? []} rowKey={rowKey} columns={columns} loading={!rows} />
      )}
    </TitledSheet>
  );
}
