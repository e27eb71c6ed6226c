import { type ApiInput, useCallCache, useCallMutation } from '@cuadra/shared/client';

/** Writes a rate down: 1 source = rate target. */
export function useSaveRate() {
  const calls = useCallCache();
  const { mutateAsync } = useCallMutation('POST /exchange_rates/create');
  return async (body: ApiInput<'POST /exchange_rates/create'>['body']): Promise<void> => {
    await mutateAsync({ body });
    await calls.refresh('GET /rates/dollar', 'GET /exchange_rates');
  };
}
