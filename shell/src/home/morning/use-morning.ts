import { useCall } from '@cuadra/shared/client';
import { useUnsent } from '@cuadra/shared/state';
import { useToday } from '@cuadra/shared/ui';
import { useVisitor } from '../../navigation/use-visitor.ts';
import { type Morning, type MorningItem, morningItems } from './morning-items.ts';
import { useSeenMorning } from './seen-morning.ts';

/** What there is to tell of a morning: nothing once it was put away. */
export interface TodaysMorning {
  data: Morning | undefined;
  items: readonly MorningItem[];
  putAway: () => void;
}

/** The morning of whoever is here. @param freshMs milliseconds after which it is asked again */
export function useMorning(freshMs?: number): TodaysMorning {
  const { company, user, subscription } = useVisitor().state;
  const today = useToday();
  const [seenDay, putAway] = useSeenMorning(company?.id ?? '', user.id);
  const isNew = company !== null && seenDay !== today;
  const { data } = useCall('GET /summary/morning', undefined, {
    enabled: isNew,
    ...(freshMs !== undefined && { staleTime: freshMs }),
  });
  const unsent = Object.values(useUnsent(company?.id)).reduce((sum, count) => sum + count, 0);
  const known = {
    unsent,
    daysLeft: subscription?.remaining_days,
    isTrial: subscription?.freeSubscription ?? false,
  };
  const items = isNew && data ? morningItems(data, known) : [];
  return { data, items, putAway: () => putAway(today) };
}
