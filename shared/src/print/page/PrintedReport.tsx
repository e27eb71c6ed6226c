import styled from 'styled-components';
import { formatDateTime, formatIdentification } from '../../domain/index.ts';
import { useSession } from '../../state/index.ts';
import { Money, type StatProps, type TableColumn } from '../../ui/index.ts';

const Head = styled.header`
  display: flex;
  justify-content: space-between;
  gap: 16px;
  padding-bottom: 8px;
  border-bottom: 1px solid #000;
  h1 {
    font-size: 18px;
  }
  div:last-child {
    text-align: end;
  }
`;

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 28px;
  margin: 12px 0;
  dt {
    font-size: 10px;
  }
  dd {
    margin: 0;
    font-weight: 700;
  }
`;

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
`;

export interface PrintedReportProps<Row> {
  title: string;
  subtitle: string;
  stats: readonly StatProps[];
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/** A report as it is filed: whose it is, of which days, its figures and every row. */
export function PrintedReport<Row>(props: PrintedReportProps<Row>) {
  const { title, subtitle, stats, columns, rows, rowKey } = props;
  const company = useSession((session) => session.state?.company ?? null);
  return (
    <>
      <Head>
        <div>
          <h1>{title}</h1>
          <div>{subtitle}</div>
        </div>
        <div>
          <b>{company?.legal_name ?? company?.name}</b>
          {company?.identification && (
            <div>RIF {formatIdentification(company.identification_type ?? 'J', company.identification)}</div>
          )}
          <div>Impreso el {formatDateTime(new Date())}</div>
        </div>
      </Head>
      <Figures>
        {stats.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{typeof value === 'object' ? <Money {...value} /> : (value ?? '—')}</dd>
          </div>
        ))}
      </Figures>
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
      </Lines>
    </>
  );
}
