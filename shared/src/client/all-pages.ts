import type { ApiOptions } from './api.ts';
import { type ListPage, send, withCursor } from './call-query.ts';
import type { ApiInput, ApiOutput, ItemOf, PagedName } from './types.ts';
import type { WholeList } from './use-call-pages.ts';

/**
 * All of a list, page after page, outside of a component; in one, `useAllPages`. `first` is what its first page says.
 *
 * @throws ApiError of the first page that fails; nothing of the others is given out.
 */
export async function fetchAllPages<N extends PagedName>(
  name: N,
  input: ApiInput<N>,
  options: ApiOptions = {},
): Promise<WholeList<N>> {
  type Page = ApiOutput<N> & ListPage<ItemOf<N>>;
  const first = await send<Page>(name, input, options);
  const items = [...first.items];
  for (let { next } = first; next !== null; ) {
    const page = await send<Page>(name, withCursor(input, next), options);
    items.push(...page.items);
    next = page.next;
  }
  return { first, items };
}
