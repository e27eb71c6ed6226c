import { type ApiError, type ApiOutput, api, toApiError } from '@cuadra/shared/client';
import type { Product } from '@cuadra/shared/contract';
import { useCallback, useEffect, useState } from 'react';
import type { Selected } from '../products/list/bulk/wish.ts';

type Labelled = ApiOutput<'POST /products/labels'>;

/** What labels of some products say, as it is now; what is made of one of them takes its place. */
export function useLabelled(selection: Selected) {
  const [answer, setAnswer] = useState<Labelled>();
  const [error, setError] = useState<ApiError>();
  const [tries, setTries] = useState(0);
  const wanted = JSON.stringify(selection);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again.
  useEffect(() => {
    let isCurrent = true;
    setAnswer(undefined);
    setError(undefined);
    api('POST /products/labels', { body: { selection: JSON.parse(wanted) as Selected } }).then(
      (labelled) => isCurrent && setAnswer(labelled),
      (failure: unknown) => isCurrent && setError(toApiError(failure)),
    );
    return () => {
      isCurrent = false;
    };
  }, [wanted, tries]);
  const replace = useCallback(
    (product: Product) =>
      setAnswer(
        (before) =>
          before && {
            ...before,
            items: before.items.map((item) => (item.id === product.id ? { ...item, ...product } : item)),
          },
      ),
    [],
  );
  return { answer, error, retry: () => setTries((before) => before + 1), replace };
}
