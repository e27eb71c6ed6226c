import { useCallMutation, useQueryClient } from '@cuadra/shared/client';
import { followOwnUser } from '@cuadra/shared/state';
import { useSigned } from '../../session/offer-context.tsx';
import { type AccountValues, updateBody } from './account-draft.ts';

/** Saves changes of whoever is signed in; everything that shows him follows. */
export function useSaveUser() {
  const { user } = useSigned().state;
  const client = useQueryClient();
  const { mutateAsync } = useCallMutation('PUT /users/update');
  return async (changes: Partial<AccountValues & { image: string | null }>): Promise<void> => {
    const body = updateBody(user, changes);
    if (!body) return;
    followOwnUser(await mutateAsync({ body }));
    await client.invalidateQueries({ queryKey: ['GET /users'] });
  };
}
