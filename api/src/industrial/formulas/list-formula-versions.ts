import type {
  FormulaVersion,
  listFormulaVersions as ListFormulaVersions,
  Page,
} from '@cuadra/shared/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../../database/connect.ts';
import { readCursor, toPage } from '../../database/cursor.ts';
import { orNotFound } from '../../errors/api-error.ts';
import { CONTENT, type FormulaContent, toContent } from './content.ts';

interface VersionRow {
  number: number;
  content: FormulaContent;
  created_at: Date;
  user: string | null;
}

/** The versions of a formula, newest first; of a withdrawn one too, since what was made names them. @throws ApiError 404 */
export async function listFormulaVersions(
  trx: CompanyTransaction,
  id: string,
  query: z.output<typeof ListFormulaVersions.query>,
): Promise<Page<FormulaVersion>> {
  orNotFound(await trx.selectFrom('formulas').select('id').where('id', '=', id).executeTakeFirst());
  const [before = null] = readCursor(query.cursor, z.tuple([z.number().int().max(2_147_483_647)])) ?? [];
  const { rows } = await sql<VersionRow>`
    select v.number, v.created_at, u.name as user, ${CONTENT} as content
    from formula_versions v left join users u on u.company_id = v.company_id and u.id = v.user_id
    where v.company_id = ${trx.companyId} and v.formula_id = ${id}
      and (${before}::int is null or v.number < ${before}::int)
    order by v.number desc limit ${query.limit + 1}`.execute(trx);
  return toPage(
    rows,
    query.limit,
    (row) => [row.number],
    ({ content, created_at, ...version }): FormulaVersion => ({
      ...version,
      ...toContent(content),
      create_at: created_at.toISOString(),
    }),
  );
}
