import type { RemoteDrawer } from '@cuadra/shared/contract';
import { useCan } from '@cuadra/shared/state';
import { useVisitor } from '../navigation/use-visitor.ts';

/** The drawer that says of itself that the rate is set there, without looking at permissions; undefined where no module has one. */
export function useRatePlace(): RemoteDrawer | undefined {
  const { drawers } = useVisitor().navigation;
  return drawers.find(({ drawer }) => drawer.purpose === 'set-rate')?.drawer;
}

/** The drawer in which the rate is set; undefined where nothing offers it, and without the permission. */
export function useRateDrawer(): string | undefined {
  const place = useRatePlace();
  const mayWrite = useCan(['exchange_rates', 'create']);
  const maySwitch = useCan(['company_configuration', 'change_auto_rate']);
  return mayWrite || maySwitch ? place?.id : undefined;
}
