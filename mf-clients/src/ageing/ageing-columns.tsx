import { AGEING_BANDS, type AgeingRow } from '@cuadra/shared/contract';
import { AGEING_NAMES, exact, formatMoney, relativeText } from '@cuadra/shared/domain';
import { useCan } from '@cuadra/shared/state';
import { IconButton, Money, type TableColumn, Text } from '@cuadra/shared/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { clientPath } from '../clients/client-paths.ts';

/** A name and its bands, which take two lines on a phone. */
export const AGEING_ROW = { wide: 64, phone: 104 };

/** Where the columns of the bands have no room: as the table leaves out those of `room: 'wide'`. */
const Narrow = styled.span`
  @media (min-width: 1101px) {
    display: none;
  }
`;

interface Pair {
  main: string;
  alternative: string;
}

/**
 * A client, what they owe in each band where there is room for it, and in all.
 *
 * @param onRemind writes to them; undefined: who looks may not
 */
export function ageingColumns(
  { main, alternative }: Pair,
  onRemind?: (client: AgeingRow['client']) => void,
): TableColumn<AgeingRow>[] {
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
    ...(onRemind
      ? [
          {
            key: 'remind',
            header: '',
            align: 'end' as const,
            // A finger's button between the paddings of a last cell.
            width: '80px',
            cell: ({ client }: AgeingRow) => (
              <IconButton
                icon="message"
                label={`Recordarle a ${client.name}`}
                onClick={() => onRemind(client)}
              />
            ),
          },
        ]
      : []),
  ];
}

/** Leads to the account, for who may open it. Below, the bands: a narrow screen has no columns for them. */
function Who({ row, alternative }: { row: AgeingRow; alternative: string }) {
  const mayOpen = useCan(['clients', 'update']);
  const { id, name, phone } = row.client;
  const bands = bandsText(row, alternative);
  return (
    <>
      {mayOpen ? <Link to={clientPath(id)}>{name}</Link> : <strong>{name}</strong>}
      <Text $tone="quiet" $size="xs">
        {[phone, row.reminded_at && `recordado ${relativeText(row.reminded_at)}`].filter(Boolean).join(' · ')}
        {bands && (
          <Narrow>
            {(phone || row.reminded_at) && ' · '}
            {bands}
          </Narrow>
        )}
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
