import { ownerOf, removeDraftsOfOthers, useSession } from '@cuadra/shared/state';

/** When another user signs in in a tab, the drafts of the one before leave its storage. */
useSession.subscribe(({ state }, before) => {
  if (state && state !== before.state) removeDraftsOfOthers(ownerOf(state));
});
