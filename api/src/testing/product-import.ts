import { type ImportResult, importProducts, listProducts, type Product } from '@cuadra/shared/contract';
import type { TestCompany } from './company.ts';
import type { TestApi } from './start-api.ts';

export const CSV = { 'content-type': 'text/csv' };

/** What tests of the import of products do with a running API. */
export function productImport(api: TestApi) {
  return {
    /** Imports a text. */
    send: (of: { token: string }, body: string) =>
      api.ok(importProducts, { token: of.token, headers: CSV, body }),
    /** A text that is refused as a whole. */
    refuse: (of: { token: string }, body: string) =>
      api.refused(importProducts, { token: of.token, headers: CSV, body }),
    /** The one product that a search finds. */
    async find(of: { token: string }, search: string): Promise<Product> {
      const { items } = await api.ok(listProducts, { token: of.token, query: { search } });
      const [product, ...others] = items;
      if (!product || others.length > 0) throw new Error(`${items.length} products for ${search}`);
      return product;
    },
    /** How many products a company has, the withdrawn ones too. */
    async productCount(of: Pick<TestCompany, 'id'>): Promise<number> {
      const rows = await api.database.query('select from products where company_id = $1', [of.id]);
      return rows.length;
    },
  };
}

export const counts = ({ created, updated, rejected }: ImportResult) => [created, updated, rejected];

/** So many names, each its own, with what names of products have in them. */
export function names(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `Galleta de avena «Ñandú» n.º ${index}`);
}
