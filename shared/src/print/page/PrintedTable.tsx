import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { TableColumn } from '../../ui/index.ts';

/** Its head stands on each page that it takes. */
const Lines = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: 4px 6px;
    border-bottom: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
  }
  th {
    border-bottom-color: #000;
  }
  [data-end] {
    text-align: end;
  }
  /* What a phone has no column for has one here. */
  td small {
    display: none;
  }
  tr {
    break-inside: avoid;
  }
  tfoot {
    /* At the end, and not at the foot of each page. */
    display: table-row-group;
    font-weight: 700;
  }
`;

export interface PrintedTableProps<Row> {
  columns: readonly Pick<TableColumn<Row>, 'key' | 'header' | 'align' | 'cell'>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What stands below the last row, by column. */
  foot?: Readonly<Record<string, ReactNode>>;
}

/** Rows on paper, every column of them. */
export function PrintedTable<Row>({ columns, rows, rowKey, foot }: PrintedTableProps<Row>) {
  return (
    <Lines>
      <thead>
        <tr>
          {columns.map(({ key, header, align }) => (
            <th key={key} scope="col" {...(align === 'end' && { 'data-end': true })}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(({ key, cell, align }) => (
              <td key={key} {...(align === 'end' && { 'data-end': true })}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {foot && (
        <tfoot>
          <tr>
            {columns.map(({ key, align }) => (
              <td key={key} {...(align === 'end' && { 'data-end': true })}>
                {foot[key]}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </Lines>
  );
}
