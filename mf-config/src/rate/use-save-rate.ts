import { ApiError, type ApiInput, useCallCache, useCallMutation } from '@cuadra/shared/client';

/** What is read again once a rate was written down, corrected or taken back. */
export function useRatesChanged() {
  const calls = useCallCache();
  return () => calls.refresh('GET /rates/dollar', 'GET /exchange_rates');
}

/** Writes a rate down: 1 source = rate target. */
export function useSaveRate() {
  const changed = useRatesChanged();
  const { mutateAsync } = useCallMutation('POST /exchange_rates/create');
  return async (body: ApiInput<'POST /exchange_rates/create'>['body']): Promise<void> => {
    await orReadAgain(mutateAsync({ body }), changed);
    await changed();
  };
}

/** Corrects one from now on. */
export function useCorrectRate() {
  const changed = useRatesChanged();
  const { mutateAsync } = useCallMutation('PUT /exchange_rates/update');
  return async (body: ApiInput<'PUT /exchange_rates/update'>['body']): Promise<void> => {
    await orReadAgain(mutateAsync({ body }), changed);
    await changed();
  };
}

/** A rate that was far from one that this screen did not know: it is read, so that the next try asks about it. */
async function orReadAgain(saving: Promise<unknown>, changed: () => Promise<void>): Promise<void> {
  try {
    await saving;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'ERROR_RATE_JUMP') await changed();
    throw error;
  }
}
