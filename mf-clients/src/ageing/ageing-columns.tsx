import { AGEING_BANDS, type AgeingRow } from '@cuadra/shared/contract';
import { AGEING_NAMES, exact, formatMoney } from '@cuadra/shared/domain';
import { useCan } from '@cuadra/shared/state';
import { Money, type TableColumn, Text } from '@cuadra/shared/ui';
import { Link } from 'react-router-dom';
import { clientPath } from '../clients/client-paths.ts';

/** A name and its bands, which take two lines on a phone. */
export const AGEING_ROW = { wide: 64, phone: 104 };

interface Pair {
  main: string;
  alternative: string;
}

/** A client, what they owe in each band where there is room for it, and in all. */
export function ageingColumns({ main, alternative }: Pair): TableColumn<AgeingRow>[] {
  return [
    { key: 'client', header: 'Cliente', cell: (row) => <Who row={row} alternative={alternative} /> },
    ...AGEING_BANDS.map(
      (band): TableColumn<AgeingRow> => ({
        key: band,
        header: AGEING_NAMES[band],
        align: 'end',
        room: 'wide',
        width: '124px',
        cell: ({ bands }) =>
          exact(bands[band].alternative).isZero() ? '—' : formatMoney(bands[band].alternative, alternative),
      }),
    ),
    {
      key: 'total',
      header: 'Te debe',
      align: 'end',
      width: 'clamp(116px, 16vw, 170px)',
      cell: ({ total }) => (
        <Money
          align="end"
          amount={total.alternative}
          currency={alternative}
          other={main === alternative ? undefined : { amount: total.main, currency: main }}
        />
      ),
    },
  ];
}

/** Leads to the account, for who may open it. Below, the bands: a narrow screen has no columns for them. */
function Who({ row, alternative }: { row: AgeingRow; alternative: string }) {
  const mayOpen = useCan(['clients', 'update']);
  const { id, name, phone } = row.client;
  return (
    <>
      {mayOpen ? <Link to={clientPath(id)}>{name}</Link> : <strong>{name}</strong>}
      <Text $tone="quiet" $size="xs">
        {[phone, bandsText(row, alternative)].filter(Boolean).join(' · ')}
      </Text>
    </>
  );
}

/** `1 a 30 días $ 5,00`: what is overdue, the longest first; what is not due yet goes without saying. */
export function bandsText({ bands }: Pick<AgeingRow, 'bands'>, alternative: string): string {
  return AGEING_BANDS.filter((band) => band !== 'current' && exact(bands[band].alternative).gt(0))
    .toReversed()
    .map((band) => `${AGEING_NAMES[band]} ${formatMoney(bands[band].alternative, alternative)}`)
    .join(' · ');
}
