import { useCallCache, useCallMutation } from '@cuadra/shared/client';
import { followOwnUser } from '@cuadra/shared/state';
import { useVisitor } from '../../navigation/use-visitor.ts';
import { type AccountValues, updateBody } from './account-values.ts';

/** Saves changes of the signed-in user; everything that shows them follows. */
export function useSaveUser() {
  const { user } = useVisitor().state;
  const calls = useCallCache();
  const { mutateAsync } = useCallMutation('PUT /users/update');
  return async (changes: Partial<AccountValues & { image: string | null }>): Promise<void> => {
    const body = updateBody(user, changes);
    if (!body) return;
    followOwnUser(await mutateAsync({ body }));
    await calls.refresh('GET /users');
  };
}
