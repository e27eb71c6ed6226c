import { api } from '@cuadra/shared/client';
import { useSession } from '@cuadra/shared/state';
import { openDB } from 'idb';
import { useEffect, useState } from 'react';
import type { KnownProduct } from './find-countable.ts';

/** The API's largest page, and how many of them a phone keeps: beyond, codes are counted as they are and named later. */
const PAGE = 200;
const MOST_PAGES = 25;
const STORE = 'products';

/**
 * The products that are counted, as this device knows them: what it stored at once, what the server has as it comes. They
 * are looked through without a connection, too.
 */
export function useCountProducts(categoryId: string | null): readonly KnownProduct[] {
  const companyId = useSession(({ state }) => state?.company?.id ?? '');
  const [products, setProducts] = useState<readonly KnownProduct[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    const key = categoryId ?? 'all';
    const show = (known: readonly KnownProduct[]) => {
      if (!leaving.signal.aborted) setProducts(known);
    };
    void read(companyId, key)
      .catch(() => undefined)
      .then(async (stored) => {
        if (stored) show(stored);
        const all = await readAll(categoryId, leaving.signal, stored ? undefined : show);
        show(all);
        await write(companyId, key, all);
      })
      // Without a connection, or with nowhere to store them: what is known is enough to count.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [companyId, categoryId]);
  return products;
}

async function readAll(
  categoryId: string | null,
  signal: AbortSignal,
  show?: (products: readonly KnownProduct[]) => void,
): Promise<KnownProduct[]> {
  const all: KnownProduct[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < MOST_PAGES; page++) {
    const query = { limit: PAGE, ...(categoryId && { category_id: categoryId }), ...(cursor && { cursor }) };
    const answer: { items: KnownProduct[]; next: string | null } = await api(
      'GET /products',
      { query },
      { signal },
    );
    all.push(...answer.items.map(({ id, name, code, barcodes }) => ({ id, name, code, barcodes })));
    show?.([...all]);
    cursor = answer.next;
    if (!cursor) break;
  }
  return all;
}

/** In a database of its own: what it has can be read again, and what was counted cannot. */
function open(companyId: string) {
  return openDB(`cuadra.count-products.${companyId}`, 1, {
    upgrade: (database) => void database.createObjectStore(STORE),
  });
}

async function read(companyId: string, key: string): Promise<KnownProduct[] | undefined> {
  const database = await open(companyId);
  try {
    return await database.get(STORE, key);
  } finally {
    database.close();
  }
}

async function write(companyId: string, key: string, products: readonly KnownProduct[]): Promise<void> {
  const database = await open(companyId);
  try {
    await database.put(STORE, products, key);
  } finally {
    database.close();
  }
}
