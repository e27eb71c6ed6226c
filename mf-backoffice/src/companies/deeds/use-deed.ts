import { ApiError, useCallCache } from '@cuadra/shared/client';
import type { BackofficeClient } from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { notify } from '@cuadra/shared/state';
import { useState } from 'react';

/**
 * What each thing that is done to a company says along: how it was seen as the question was opened, and an id by which a try
 * after a lost answer is known.
 */
export function useDeed({ standing }: Pick<BackofficeClient, 'standing'>) {
  const [deed] = useState(() => ({ seen: standing, request_id: newId() }));
  const calls = useCallCache();
  const refresh = () =>
    calls.refresh(
      'GET /backoffice/client/{id}',
      'GET /backoffice/companies',
      'GET /backoffice/',
      'GET /backoffice/log',
    );
  /** Waits for it and says how it ended; where somebody was faster, the page shows how the company stands by now. */
  const settle = async (doing: Promise<unknown>, done: string): Promise<void> => {
    try {
      await doing;
      notify.success(done);
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'ERROR_CONFLICT')) throw error;
      notify.error('La empresa cambió mientras decidías. Mira cómo quedó y vuelve a intentarlo.');
    }
    await refresh();
  };
  return { deed, settle };
}
