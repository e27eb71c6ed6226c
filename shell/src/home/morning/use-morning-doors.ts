import { useCan } from '@cuadra/shared/state';
import { generatePath } from 'react-router-dom';
import { SUBSCRIPTION_PATH } from '../../navigation/guard.ts';
import { useRouteFor } from '../../navigation/use-route-for.ts';
import { useRateDrawer } from '../../rate/use-rate-drawer.ts';
import type { Morning, MorningPlace } from './morning-items.ts';

/** What the button of something does: it goes to a screen, or opens a drawer. */
export type MorningDoor = { label: string } & ({ to: string } | { drawer: string });

/** The buttons of a morning; undefined where no module has the screen, or this user may not go there. */
export function useMorningDoors(
  morning: Morning | undefined,
): Readonly<Record<MorningPlace, MorningDoor | undefined>> {
  const drawer = useRateDrawer();
  const products = useRouteFor(['products', 'read']);
  const client = useRouteFor(['clients', 'update']);
  const sales = useRouteFor(['sales', 'read']);
  const register = useRouteFor(['sales', 'create']);
  const seesSubscription = useCan(['subscription', 'view_subscription']);
  const below = morning?.prices?.below_cost ? 'cost' : 'utility';
  const id = morning?.debts?.oldest?.client_id;
  return {
    rate: drawer ? { label: 'Cambiar la tasa', drawer } : undefined,
    prices: products ? { label: 'Ver precios', to: `${products}?below=${below}` } : undefined,
    'low-stock': products ? { label: 'Ver cuáles', to: `${products}?stock=low` } : undefined,
    client: client && id ? { label: 'Ver su cuenta', to: generatePath(client, { id }) } : undefined,
    review: sales ? { label: 'Revisar', to: `${sales}?review=pending` } : undefined,
    unsent: register ? { label: 'Ir a enviar', to: register } : undefined,
    subscription: seesSubscription ? { label: 'Ver suscripción', to: SUBSCRIPTION_PATH } : undefined,
  };
}
