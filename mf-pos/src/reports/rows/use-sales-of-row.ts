import type { DayRange } from '@cuadra/shared/domain';
import { useCan } from '@cuadra/shared/state';
import { useNavigate } from 'react-router-dom';
import { salesAddress } from '../../sales/write-address.ts';
import type { GroupBy } from '../report-list.ts';
import { daysOf } from './days-of.ts';

/**
 * From a row to the sales behind it: those of its days, its seller or its client.
 *
 * @returns undefined where there is no such list, or this user may not see it
 */
export function useSalesOfRow(
  groupBy: GroupBy,
  range: DayRange,
): ((row: { key: string | null }) => void) | undefined {
  const navigate = useNavigate();
  const seesSales = useCan(['sales', 'read']);
  const seesSeller = useCan(['sales', 'detail_seller']);
  const seesClient = useCan(['sales', 'detail_client']);
  const isPeriod = groupBy === 'day' || groupBy === 'week' || groupBy === 'month';
  const leads = isPeriod || (groupBy === 'seller' && seesSeller) || (groupBy === 'client' && seesClient);
  if (!seesSales || !leads) return undefined;
  return ({ key }) => {
    if (key === null) return;
    navigate(
      salesAddress({
        days: { name: 'custom', range: daysOf(groupBy, key, range) ?? range },
        ...(groupBy === 'seller' && { seller: key }),
        ...(groupBy === 'client' && { client: key }),
      }),
    );
  };
}
