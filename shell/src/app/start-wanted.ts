import type { SessionState } from '@cuadra/shared/contract';
import { grantsOf } from '@cuadra/shared/state';
import { judge } from '../navigation/guard.ts';
import { buildNavigation } from '../navigation/navigation.ts';
import { enabledRemotes, remoteLoads } from '../remotes/index.ts';
import { matchRoute } from '../remotes/match-route.ts';

/**
 * Loads the module's screen that the address asks for as soon as it is known who is here, before the frame around it is drawn. What
 * stands in the way of it is seen here as the frame will see it (`Guarded`).
 */
export function startWantedScreen(state: SessionState): void {
  if (state.second_factor === 'demanded') return;
  const visitor = { state: { ...state, remotes: enabledRemotes(state.remotes) }, grants: grantsOf(state) };
  const wanted = matchRoute(buildNavigation(visitor).remotes, location.pathname);
  if (wanted && judge(visitor, location.pathname, wanted.route.permission) === 'open')
    remoteLoads.load(wanted.remote, wanted.route.expose);
}
