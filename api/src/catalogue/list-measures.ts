import { Id, type listMeasures as ListMeasures } from '@cuadra/shared/contract';
import { measuredUnit } from '@cuadra/shared/domain';
import { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';
import { readCursor, SmallKey, toPage } from '../database/cursor.ts';
import { isDefaultMeasure } from './default-measure.ts';

/** A page of measures, in the order in which a company was given them. */
export async function listMeasures(trx: CompanyTransaction, query: z.output<typeof ListMeasures.query>) {
  const after = readCursor(query.cursor, z.tuple([SmallKey, Id]));
  let select = trx.selectFrom('measures').select(['id', 'name', 'position']);
  if (after) select = select.where((eb) => eb(eb.refTuple('position', 'id'), '>', eb.tuple(...after)));
  const rows = await select
    .orderBy('position')
    .orderBy('id')
    .limit(query.limit + 1)
    .execute();
  return toPage(
    rows,
    query.limit,
    (row) => [row.position, row.id],
    ({ position, ...measure }) => {
      const unit = measuredUnit(measure.name);
      return {
        ...measure,
        ...(isDefaultMeasure({ position }) && { is_default: true as const }),
        ...(unit !== undefined && { unit }),
      };
    },
  );
}
