import { useCan } from '@cuadra/shared/state';
import { useVisitor } from '../navigation/VisitorProvider.tsx';

/** Ajustes, as the sidebar and the guides open it: the automatic rate is turned on and off there, and another one written. */
const SETTINGS = 'settings';

/** The drawer in which the rate is set; undefined where nothing offers it, and for who may not. */
export function useRateDrawer(): string | undefined {
  const { drawers } = useVisitor().navigation;
  const mayWrite = useCan(['exchange_rates', 'create']);
  const maySwitch = useCan(['company_configuration', 'change_auto_rate']);
  if (!mayWrite && !maySwitch) return undefined;
  return drawers.find(({ drawer }) => drawer.id === SETTINGS)?.drawer.id;
}
