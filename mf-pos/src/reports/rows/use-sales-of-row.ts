import type { DayRange } from '@cuadra/shared/domain';
import { useCan } from '@cuadra/shared/state';
import { useNavigate } from 'react-router-dom';
import { salesAddress } from '../../sales/write-address.ts';
import type { Way } from '../report-list.ts';
import { daysOf } from './days-of.ts';

/**
 * From a row to the sales behind it: those of its days, its seller or its client.
 *
 * @returns undefined where there is no such list, or this user may not see it
 */
export function useSalesOfRow(
  way: Way,
  range: DayRange,
): ((row: { key: string | null }) => void) | undefined {
  const navigate = useNavigate();
  const seesSales = useCan(['sales', 'read']);
  const seesSeller = useCan(['sales', 'detail_seller']);
  const seesClient = useCan(['sales', 'detail_client']);
  const isPeriod = way === 'day' || way === 'week' || way === 'month';
  const leads = isPeriod || (way === 'seller' && seesSeller) || (way === 'client' && seesClient);
  if (!seesSales || !leads) return undefined;
  return ({ key }) => {
    if (key === null) return;
    navigate(
      salesAddress({
        days: { name: 'custom', range: daysOf(way, key, range) ?? range },
        ...(way === 'seller' && { seller: key }),
        ...(way === 'client' && { client: key }),
      }),
    );
  };
}
