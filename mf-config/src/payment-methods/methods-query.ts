import {
  ApiError,
  callKey,
  orGone,
  useCallMutation,
  useCallPages,
  useQueryClient,
} from '@cuadra/shared/client';
import { newId } from '@cuadra/shared/domain';
import { useState } from 'react';
import { type MethodValues, toBody } from './method-draft.ts';

const METHODS = 'GET /payment_methods';
/** Spec §9: how many stand on a page of a configuration drawer. */
const PAGE_SIZE = 50;

/** The company's methods, page by page, in the order in which the till shows them. */
export function usePaymentMethods() {
  return useCallPages(METHODS, { query: { limit: PAGE_SIZE } });
}

/** Has the methods read again by all that shows them, the till included. */
function useRefreshMethods(): () => void {
  const cache = useQueryClient();
  return () => void cache.invalidateQueries({ queryKey: callKey(METHODS) });
}

/**
 * Creates a method, once however often it is sent: the id is the form's own. Where an answer was lost on its way and the
 * form was changed since, the method that was made then is changed.
 */
export function useCreateMethod(): (values: MethodValues) => Promise<void> {
  const [id] = useState(newId);
  const refresh = useRefreshMethods();
  const create = useCallMutation('POST /payment_methods/create');
  const update = useCallMutation('PUT /payment_methods/update');
  return async (values) => {
    const body = { id, ...toBody(values) };
    try {
      await create.mutateAsync({ body });
    } catch (error) {
      if (!isMadeBefore(error)) throw error;
      await update.mutateAsync({ body });
    }
    refresh();
  };
}

function isMadeBefore(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'ERROR_CONFLICT' && error.fields.id === 'already-used';
}

export function useUpdateMethod(id: string): (values: MethodValues) => Promise<void> {
  const refresh = useRefreshMethods();
  const update = useCallMutation('PUT /payment_methods/update');
  return async (values) => {
    await update.mutateAsync({ body: { id, ...toBody(values) } });
    refresh();
  };
}

/** Removes a method. */
export function useDeleteMethod(): (id: string) => Promise<void> {
  const refresh = useRefreshMethods();
  const remove = useCallMutation('DELETE /payment_methods/delete/{id}');
  return async (id) => {
    await orGone(remove.mutateAsync({ params: { id } }));
    refresh();
  };
}
