import type { ProductRejection } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';
import { rejection } from '../../imports/row-refused.ts';
import type { ImportRow } from './check-rows.ts';

export interface MatchedRow {
  row: ImportRow;
  /** The product that it updates; undefined: it is a new one. */
  productId: string | undefined;
}

/** Rows that are held against the products in one statement. */
const ROWS_A_STATEMENT = 20_000;

/**
 * Finds the product that each row is about: by any of its barcodes or its code; where it has neither, by its exact name,
 * so that a list of names and prices sent twice doubles nothing. Of several products with that name it means the one
 * that has neither, too; where all of them have one, it is about a new product.
 *
 * @param mayUpdate without it, a row about a product that exists is refused
 * @returns the rows to write, and as rejections those that name two products, or one that an earlier row names
 */
export async function matchProducts(
  trx: CompanyTransaction,
  rows: readonly ImportRow[],
  mayUpdate: boolean,
): Promise<{ matched: MatchedRow[]; rejections: ProductRejection[] }> {
  const matched: MatchedRow[] = [];
  const rejections: ProductRejection[] = [];
  const taken = new Set<string>();
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    const part = rows.slice(start, start + ROWS_A_STATEMENT);
    const found = await findProducts(trx, part);
    part.forEach((row, index) => {
      const hits = found.get(index) ?? [];
      const [first] = hits;
      const stranger = hits.find((hit) => hit.product_id !== first?.product_id);
      const reject = (reason: ProductRejection['reason'], hit: Hit) => {
        rejections.push(rejection(row.line, reason, hit.field, hit.value));
      };
      if (stranger) reject('duplicate-code', stranger);
      else if (first && !mayUpdate) reject('duplicate-code', first);
      else if (first && taken.has(first.product_id)) reject('duplicate-in-file', first);
      else {
        if (first) taken.add(first.product_id);
        matched.push({ row, productId: first?.product_id });
      }
    });
  }
  return { matched, rejections };
}

interface Hit {
  n: number;
  field: 'barcode' | 'code' | 'name';
  value: string;
  product_id: string;
}

/**
 * One pass over the company's products for all rows, joined by hash: an index on `lower(code)` is of no use here, since
 * row level security lets no function that is not leakproof run before it.
 */
async function findProducts(
  trx: CompanyTransaction,
  rows: readonly ImportRow[],
): Promise<Map<number, Hit[]>> {
  const keys = rows.map(({ name, code, barcodes }, n) =>
    code === null && barcodes.length === 0 ? { n, name } : { n, code, barcodes },
  );
  const { rows: hits } = await sql<Hit>`
    with file as materialized (
      select * from json_to_recordset(${JSON.stringify(keys)}::json)
        as f(n int, name text, code text, barcodes text[])
    )
    select f.n, 'barcode' as field, k.barcode as value, k.product_id
      from file f cross join unnest(f.barcodes) as b(barcode)
      join product_barcodes k on k.company_id = ${trx.companyId} and k.barcode = b.barcode
    union all
    select f.n, 'code', f.code, p.id
      from file f join products p on p.company_id = ${trx.companyId} and lower(p.code) = lower(f.code)
        and p.deleted_at is null
    union all
    select f.n, 'name', f.name, (array_agg(p.id order by is_bare desc, p.id))[1]
      from file f join products p on p.company_id = ${trx.companyId} and p.name = f.name and p.deleted_at is null
      cross join lateral (select p.code is null and p.barcodes = '{}' as is_bare)
      group by f.n, f.name having count(*) = 1 or bool_or(is_bare)`.execute(trx);
  const byRow = new Map<number, Hit[]>();
  for (const hit of hits) byRow.set(hit.n, [...(byRow.get(hit.n) ?? []), hit]);
  return byRow;
}
