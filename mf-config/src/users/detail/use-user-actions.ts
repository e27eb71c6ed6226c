import { orGone, useCallMutation } from '@cuadra/shared/client';
import type { Employee } from '@cuadra/shared/contract';
import { beforeStop } from '@cuadra/shared/domain';
import { notify } from '@cuadra/shared/state';
import { useState } from 'react';
import { firstPassword } from '../first-password.ts';
import { firstName, type LoginData } from '../login-data.ts';
import { useRefreshUsers } from '../use-users.ts';
import { userErrorText } from '../user-error-text.ts';

/** What is done with a user at once, each said when it is done and when it is refused. */
export function useUserActions(user: Employee) {
  // One for all tries: an answer that was lost on its way has set the password that the next one shows.
  const [password, setPassword] = useState(() => firstPassword());
  const update = useCallMutation('PUT /users/update');
  const destroy = useCallMutation('DELETE /users/delete/{id}');
  const refresh = useRefreshUsers();
  const who = firstName(user.name);

  /** @throws what it was refused with, once it has been said */
  const orSay = async (act: () => Promise<unknown>, done?: string, isGone = false) => {
    try {
      await act();
    } catch (error) {
      notify.error(userErrorText(error));
      throw error;
    }
    if (done) notify.success(done);
    void refresh({ isGone });
  };

  return {
    resetPassword: async (): Promise<LoginData> => {
      await orSay(() => update.mutateAsync({ body: { id: user.id, password } }));
      setPassword(firstPassword());
      return { name: user.name, username: user.username, password, address: location.origin };
    },
    setActive: (active: boolean) =>
      orSay(
        () => update.mutateAsync({ body: { id: user.id, is_active: active } }),
        active ? `${who} ya puede entrar otra vez.` : `${who} ya no puede entrar.`,
      ),
    isActivating: update.isPending,
    remove: () =>
      orSay(
        () => orGone(destroy.mutateAsync({ params: { id: user.id } })),
        `Eliminamos el usuario de ${beforeStop(who)}.`,
        true,
      ),
  };
}
