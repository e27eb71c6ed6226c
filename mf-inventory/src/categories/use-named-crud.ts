import { orGone, useCallCache, useCallMutation } from '@cuadra/shared/client';
import { useCan } from '@cuadra/shared/state';
import type { NamedKind } from '../named/named-kinds.ts';
import { type Named, useCreateNamed } from '../named/use-create-named.ts';
import { useRefreshProducts } from '../products/products-query.ts';

/** What can be done to things that have nothing but a name; each is undefined without its permission. */
export interface NamedCrud {
  create: ((named: Named) => Promise<void>) | undefined;
  rename: ((named: Named) => Promise<void>) | undefined;
  remove: ((id: string) => Promise<void>) | undefined;
}

/** Creates, renames and removes things of a kind, and has whatever shows them read again. */
export function useNamedCrud(kind: NamedKind): NamedCrud {
  const { calls, module } = kind;
  const cache = useCallCache();
  const refreshProducts = useRefreshProducts();
  const create = useCreateNamed(kind);
  const rename = useCallMutation(calls.rename).mutateAsync;
  const remove = useCallMutation(calls.remove).mutateAsync;
  const mayRename = useCan([module, 'update']);
  const mayRemove = useCan([module, 'delete']);
  const refreshAfter = async (written: Promise<unknown>) => {
    await written;
    void cache.refresh(calls.list);
  };
  return {
    create,
    rename: mayRename ? (named) => refreshAfter(rename({ body: named })) : undefined,
    remove: mayRemove
      ? async (id) => {
          await orGone(remove({ params: { id } }));
          // The products that had it are without one now; what they are grouped and counted by is read with them.
          refreshProducts();
        }
      : undefined,
  };
}
