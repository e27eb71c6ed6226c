import { callKey, errorText, orGone, useCallMutation, useQueryClient } from '@cuadra/shared/client';
import { useCan } from '@cuadra/shared/state';
import { Notice } from '@cuadra/shared/ui';
import { useLoadedCategories } from '../products/categories-query.ts';
import { useRefreshProducts } from '../products/products-query.ts';
import { NameList } from './NameList.tsx';
import { CATEGORY_WORDS } from './words.ts';
import { createOnce } from './write-name.ts';

/** The company's categories, for who may change them; where they do not load, they are asked for every second. */
export function CategoryList() {
  const { categories, isRetrying, error } = useLoadedCategories();
  const cache = useQueryClient();
  const refreshProducts = useRefreshProducts();
  const create = useCallMutation('POST /categories/create').mutateAsync;
  const rename = useCallMutation('PUT /categories/update').mutateAsync;
  const remove = useCallMutation('DELETE /categories/delete/{id}').mutateAsync;
  const mayCreate = useCan(['categories', 'create']);
  const mayUpdate = useCan(['categories', 'update']);
  const mayDelete = useCan(['categories', 'delete']);
  const refresh = () => cache.invalidateQueries({ queryKey: callKey('GET /categories') });
  const write = async (done: Promise<unknown>) => {
    await done;
    void refresh();
  };
  return (
    <NameList
      words={CATEGORY_WORDS}
      items={categories}
      isLoading={!error}
      trouble={
        isRetrying ? (
          <Notice tone="warning" icon="refresh" title={`${CATEGORY_WORDS.failed}.`}>
            Lo intentamos de nuevo cada segundo.
          </Notice>
        ) : (
          error && (
            <Notice tone="bad" title={`${CATEGORY_WORDS.failed}.`}>
              {errorText(error)}
            </Notice>
          )
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
              await orGone(remove({ params: { id } }));
              // The products that it stood on are without one now; the categories are read again with them.
              refreshProducts();
            }
          : undefined
      }
    />
  );
}
