import { useCallMutation, useQueryClient } from '@cuadra/shared/client';
import type { Employee, User } from '@cuadra/shared/contract';
import { useSession } from '@cuadra/shared/state';
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
    takeOver(await mutateAsync({ body }));
    await client.invalidateQueries({ queryKey: ['GET /users'] });
  };
}

/** The session goes on with what the server keeps now. */
function takeOver(saved: Employee): void {
  const { state, setState } = useSession.getState();
  if (state?.user.id !== saved.id) return;
  const user: User = {
    ...state.user,
    name: saved.name,
    username: saved.username,
    email: saved.email,
    identification: saved.identification,
    identification_type: saved.identification_type,
    image: saved.image,
  };
  setState({ ...state, user });
}
