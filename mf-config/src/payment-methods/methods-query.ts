import { orGone, useCallCache, useCallMutation, useCallPages } from '@cuadra/shared/client';
import type { Edit, PaymentMethod } from '@cuadra/shared/contract';
import { type MethodValues, toBody, valuesOf } from './method-values.ts';

const METHODS = 'GET /payment_methods';
/** Spec §9: how many stand on a page of a configuration drawer. */
const PAGE_SIZE = 50;

/** The company's methods, page by page, in the order in which Caja shows them. */
export function usePaymentMethods() {
  return useCallPages(METHODS, { query: { limit: PAGE_SIZE } });
}

/** Has the methods read again by all that shows them, Caja included. */
function useRefreshMethods(): () => void {
  const calls = useCallCache();
  return () => void calls.refresh(METHODS);
}

/** Writes a method under an id: a new one, or changes to one that is there. */
export function useSaveMethod(): Record<
  'create' | 'update',
  (values: MethodValues, id: string, edit?: Edit) => Promise<void>
> {
  const refresh = useRefreshMethods();
  const create = useCallMutation('POST /payment_methods/create');
  const update = useCallMutation('PUT /payment_methods/update');
  return {
    create: async (values, id) => {
      await create.mutateAsync({ body: { id, ...toBody(values) } });
      refresh();
    },
    update: async (values, id, edit) => {
      await update.mutateAsync({ body: { id, ...toBody(values), ...edit } });
      refresh();
    },
  };
}

/** Takes a method out of what is offered, when it is too late to remove it. */
export function useHideMethod(): (method: PaymentMethod) => Promise<void> {
  const { update } = useSaveMethod();
  return (method) => update({ ...valuesOf(method), is_hidden: true }, method.id);
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
