import { useCan } from '@cuadra/shared/state';
import { useConfiguration } from '../../settings/use-configuration.ts';

/** What may be done with a rate of the history: nothing while the automatic rate is on (spec §4, §6). */
export function useRateActions(): { mayCorrect: boolean; mayWithdraw: boolean } {
  const { data } = useConfiguration();
  const isByHand = data?.with_auto_rate === false;
  const mayUpdate = useCan(['exchange_rates', 'update']);
  const mayDelete = useCan(['exchange_rates', 'delete']);
  return { mayCorrect: isByHand && mayUpdate, mayWithdraw: isByHand && mayDelete };
}
