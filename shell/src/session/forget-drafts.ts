import { ownerOf, removeDraftsOfOthers, useSession } from '@cuadra/shared/state';

/** Whoever comes to a tab in which somebody else was has nothing of what was typed there left in its storage. */
useSession.subscribe(({ state }, before) => {
  if (state && state !== before.state) removeDraftsOfOthers(ownerOf(state));
});
