import { useCallCache, useCallMutation } from '@cuadra/shared/client';
import { useCan } from '@cuadra/shared/state';
import type { NamedKind } from './named-kinds.ts';

export interface Named {
  id: string;
  name: string;
}

/** Creates things of a kind and has whatever shows them read again; undefined without the permission. */
export function useCreateNamed({ calls, module }: NamedKind): ((named: Named) => Promise<void>) | undefined {
  const cache = useCallCache();
  const { mutateAsync } = useCallMutation(calls.create);
  const mayCreate = useCan([module, 'create']);
  if (!mayCreate) return undefined;
  return async (named) => {
    await mutateAsync({ body: named });
    void cache.refresh(calls.list);
  };
}
