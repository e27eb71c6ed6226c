import { newId } from '@cuadra/shared/domain';
import { orAlreadyUsed } from '../database/already-used.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { findRequest, hashRequest, isRepeated } from '../database/request-hash.ts';
import { orNotFound } from '../errors/api-error.ts';

export interface Named {
  id: string;
  name: string;
}

const UNIQUE_FIELDS = { categories_name: 'name', measures_name: 'name' };

/**
 * Writes a category or a measure. Two that come side by side with one id break the primary key: see `withCompanyOnce`.
 *
 * @throws ApiError 400 with `already-used` on the name; 409 for an id used with another name
 */
export async function createNamed(
  trx: CompanyTransaction,
  table: 'categories' | 'measures',
  companyId: string,
  { id, name }: { id?: string | undefined; name: string },
): Promise<Named> {
  const request_hash = hashRequest(name);
  if (isRepeated(await findRequest(trx, table, id), request_hash)) {
    return trx
      .selectFrom(table)
      .select(['id', 'name'])
      .where('id', '=', id ?? '')
      .executeTakeFirstOrThrow();
  }
  return orAlreadyUsed(UNIQUE_FIELDS, () =>
    trx
      .insertInto(table)
      .values({ company_id: companyId, id: id ?? newId(), name, request_hash })
      .returning(['id', 'name'])
      .executeTakeFirstOrThrow(),
  );
}

export async function renameNamed(
  trx: CompanyTransaction,
  table: 'categories' | 'measures',
  { id, name }: Named,
): Promise<Named> {
  return orNotFound(
    await orAlreadyUsed(UNIQUE_FIELDS, () =>
      trx.updateTable(table).set({ name }).where('id', '=', id).returning(['id', 'name']).executeTakeFirst(),
    ),
  );
}
