import { useCallCache, useCallMutation } from '@cuadra/shared/client';
import { newId } from '@cuadra/shared/domain';
import { useRef } from 'react';

/** 1 source = rate target. */
export interface RateDraft {
  source: string;
  target: string;
  rate: string;
}

/**
 * Writes a rate down. A try whose answer was lost on its way is made again with the id that it had: pressed once more, or
 * twice, it is one record.
 */
export function useSaveRate(): (draft: RateDraft) => Promise<void> {
  const calls = useCallCache();
  const { mutateAsync } = useCallMutation('POST /exchange_rates/create');
  const tried = useRef<{ text: string; id: string }>(undefined);
  return async (draft) => {
    const text = `${draft.source} ${draft.target} ${draft.rate}`;
    if (tried.current?.text !== text) tried.current = { text, id: newId() };
    await mutateAsync({ body: { id: tried.current.id, ...draft } });
    tried.current = undefined;
    await calls.refresh('GET /rates/dollar', 'GET /exchange_rates');
  };
}
