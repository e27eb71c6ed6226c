import {
  callKey,
  errorText,
  orGone,
  useCallMutation,
  useCallPages,
  useQueryClient,
} from '@cuadra/shared/client';
import { useCan } from '@cuadra/shared/state';
import { Button, Notice } from '@cuadra/shared/ui';
import { useEffect } from 'react';
import { useRefreshProducts } from '../products/products-query.ts';
import { NameList } from './NameList.tsx';
import { MEASURE_WORDS } from './words.ts';
import { createOnce } from './write-name.ts';

const MEASURES = 'GET /measures';

/** What products are counted in, Unidad and Litro first; they have no permission of their own and go with the products. */
export function MeasureList() {
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = useCallPages(MEASURES, {
    query: { withDefault: 'true', limit: 200 },
  });
  useEffect(() => {
    if (hasNextPage && !isFetching && !error) void fetchNextPage();
  }, [hasNextPage, isFetching, error, fetchNextPage]);
  const cache = useQueryClient();
  const refreshProducts = useRefreshProducts();
  const create = useCallMutation('POST /measures/create').mutateAsync;
  const rename = useCallMutation('PUT /measures/update').mutateAsync;
  const remove = useCallMutation('DELETE /measures/delete/{id}').mutateAsync;
  const mayCreate = useCan(['products', 'create']);
  const mayUpdate = useCan(['products', 'update']);
  const mayDelete = useCan(['products', 'delete']);
  const write = async (done: Promise<unknown>) => {
    await done;
    void cache.invalidateQueries({ queryKey: callKey(MEASURES) });
  };
  return (
    <NameList
      words={MEASURE_WORDS}
      items={data}
      isLoading={!error}
      trouble={
        error && (
          <Notice
            tone="bad"
            title={`${MEASURE_WORDS.failed}.`}
            action={
              <Button icon="refresh" onClick={() => void refetch()}>
                Reintentar
              </Button>
            }
          >
            {errorText(error)}
          </Notice>
        )
      }
      create={
        mayCreate
          ? (named) =>
              write(
                createOnce({ create: (body) => create({ body }), rename: (body) => rename({ body }) }, named),
              )
          : undefined
      }
      rename={mayUpdate ? (body) => write(rename({ body })) : undefined}
      remove={
        mayDelete
          ? async (id) => {
              await write(orGone(remove({ params: { id } })));
              refreshProducts();
            }
          : undefined
      }
    />
  );
}
