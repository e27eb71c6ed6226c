import type { ApiOutput } from '@cuadra/shared/client';
import { AGEING_BANDS, type AgeingRow, type BothAmounts } from '@cuadra/shared/contract';
import { AGEING_NAMES, counted, exact, formatMoney, formatPairRate } from '@cuadra/shared/domain';
import { PrintedHead, PrintedTable, type PrintedTableProps } from '@cuadra/shared/print';
import styled from 'styled-components';

type Ageing = ApiOutput<'GET /clients/ageing'>;

/** Eight columns across a sheet: names may break, amounts may not. */
const Table = styled.div`
  margin-top: 10px;
  td,
  th {
    padding-inline: 4px;
    font-size: 10px;
  }
  td:not(:first-child) {
    white-space: nowrap;
  }
  td:first-child {
    overflow-wrap: anywhere;
  }
`;

const Quiet = styled.div`
  color: var(--ink-3);
  font-size: 9px;
  font-weight: 400;
`;

/** What clients owe by how long it is overdue, on sheets of paper, with what all of it comes to. */
export function PrintedAgeing({ ageing, rows }: { ageing: Ageing; rows: readonly AgeingRow[] }) {
  const { main, alternative, rate, clients, bands, total } = ageing;
  const isBoth = main !== alternative;
  return (
    <>
      <PrintedHead
        title="Antigüedad de las deudas"
        subtitle={[
          counted(clients, 'cliente debe', 'clientes deben'),
          isBoth && `a la tasa de hoy, ${formatPairRate(alternative, main, rate)}`,
        ]
          .filter(Boolean)
          .join(', ')}
      />
      <Table>
        <PrintedTable
          columns={columnsOf(ageing)}
          rows={rows}
          rowKey={({ client }) => client.id}
          foot={{
            client: 'Total',
            ...Object.fromEntries(
              AGEING_BANDS.map((band) => [band, <Both key={band} of={bands[band]} {...ageing} />]),
            ),
            total: <Both of={total} {...ageing} />,
          }}
        />
      </Table>
    </>
  );
}

function columnsOf(ageing: Ageing): PrintedTableProps<AgeingRow>['columns'] {
  const { alternative } = ageing;
  return [
    {
      key: 'client',
      header: 'Cliente',
      cell: ({ client }) => (
        <>
          {client.name}
          {client.phone && <Quiet>{client.phone}</Quiet>}
        </>
      ),
    },
    ...AGEING_BANDS.map((band): PrintedTableProps<AgeingRow>['columns'][number] => ({
      key: band,
      header: AGEING_NAMES[band],
      align: 'end',
      cell: ({ bands }) =>
        exact(bands[band].alternative).isZero() ? '—' : formatMoney(bands[band].alternative, alternative),
    })),
    { key: 'total', header: 'Debe', align: 'end', cell: ({ total }) => <Both of={total} {...ageing} /> },
  ];
}

/** An amount as prices are held, with the other currency below it. */
function Both({ of, main, alternative }: { of: BothAmounts } & Pick<Ageing, 'main' | 'alternative'>) {
  return (
    <>
      {formatMoney(of.alternative, alternative)}
      {main !== alternative && <Quiet>{formatMoney(of.main, main)}</Quiet>}
    </>
  );
}
