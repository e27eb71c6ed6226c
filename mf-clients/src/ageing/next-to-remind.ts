import { AGEING_BANDS, type AgeingRow } from '@cuadra/shared/contract';
import { companyDay, exact } from '@cuadra/shared/domain';

/**
 * Who is to be reminded after this one: the next in the list with something overdue, whom nobody reminded today.
 *
 * @param reminded clients who were reminded since the list was read
 */
export function nextToRemind(
  rows: readonly AgeingRow[],
  clientId: string,
  { reminded, today }: { reminded: ReadonlySet<string>; today: string },
): AgeingRow | undefined {
  const from = rows.findIndex(({ client }) => client.id === clientId);
  return rows
    .slice(from + 1)
    .find(
      ({ client, bands, reminded_at }) =>
        !reminded.has(client.id) &&
        (reminded_at === null || companyDay(new Date(reminded_at)) < today) &&
        AGEING_BANDS.some((band) => band !== 'current' && exact(bands[band].alternative).gt(0)),
    );
}
