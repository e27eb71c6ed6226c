import { ProductPicture } from '@cuadra/shared/contract';
import { ownerOf, readDraft, removeDraft, useSession, writeDraft } from '@cuadra/shared/state';
import { useCallback, useState } from 'react';

/**
 * The picture chosen for what a form creates, kept as the form's draft is: over a reload, in this tab, for who chose it.
 * `PICTURE_SIZES` bounds it to 200 kB; where storage has no room, only a reload forgets it.
 *
 * @param form the name of the form's draft
 */
export function usePictureDraft(
  form: string,
): [picture: ProductPicture | null, choose: (picture: ProductPicture | null) => void] {
  const state = useSession((session) => session.state);
  const owner = state ? ownerOf(state) : undefined;
  const name = `picture ${form}`;
  const [picture, setPicture] = useState(() => {
    const kept = owner === undefined ? undefined : readDraft(owner, name);
    return ProductPicture.safeParse(kept).data ?? null;
  });
  const choose = useCallback(
    (chosen: ProductPicture | null) => {
      setPicture(chosen);
      if (!chosen) removeDraft(name);
      else if (owner !== undefined) writeDraft(owner, name, chosen);
    },
    [owner, name],
  );
  return [picture, choose];
}
