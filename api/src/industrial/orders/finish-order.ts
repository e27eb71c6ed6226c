import {
  type finishProductionOrder as FinishProductionOrder,
  MAX_BATCH_AGE_DAYS,
  type Production,
  type ProductionOrder,
} from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import { actingUser } from '../../access/acting-user.ts';
import type { CompanySession } from '../../access/admit.ts';
import type { CompanyTransaction } from '../../database/connect.ts';
import { editAs } from '../../database/edits.ts';
import { findRequest, hashRequest, isRepeated } from '../../database/request-hash.ts';
import { ApiError } from '../../errors/api-error.ts';
import { readBatchFormula } from '../productions/create-production.ts';
import { findProduction } from '../productions/find-production.ts';
import { makeBatch } from '../productions/make-batch.ts';
import { closeLocked } from './close-order.ts';
import { findProductionOrder } from './find-order.ts';
import { beginStep, lockOrder } from './lock-order.ts';

interface Finished {
  order: ProductionOrder;
  batch: Production;
}

/**
 * A batch of a started order, by the version that the order has; the last one closes it, so that what was taken and not used goes
 * back. Sent again under one `batch_id` it is the same batch. Two who finish the same order: the second one's screen showed another
 * version, and is told what is there.
 *
 * @throws ApiError 404; 400 with `too-old` on `made_at`; 409 ERROR_EDITED, ERROR_CONFLICT with `not-started` on `id`, or with `already-used` for a batch's id used with
 * another body; and as makeBatch
 */
export async function finishProductionOrder(
  trx: CompanyTransaction,
  session: CompanySession,
  id: string,
  body: z.output<typeof FinishProductionOrder.body>,
): Promise<Finished> {
  const { batch_id, close, version, made_at, ...draft } = body;
  const user = await actingUser(trx, session);
  const order = await lockOrder(trx, id);
  // Neither the version nor when it was made makes another batch of it.
  const requestHash = hashRequest([id, { ...draft, batch_id, close }]);
  if (!isRepeated(await findRequest(trx, 'productions', batch_id), requestHash)) {
    await beginStep(trx, session, id, { version });
    if (order.status !== 'started') throw new ApiError('ERROR_CONFLICT', { fields: { id: 'not-started' } });
    const formula = await readBatchFormula(trx, order.formula_id, order.formula_version);
    const madeAt = made_at === undefined ? undefined : await readMadeAt(trx, made_at);
    await makeBatch(trx, session, { id: batch_id, requestHash, user, formula, draft, order, madeAt });
    await editAs(trx, user.id);
    if (close) await closeLocked(trx, order, user);
    // What a screen showed of the order is not what is there any more.
    else
      await sql`update production_orders set note = note where company_id = ${trx.companyId} and id = ${id}`.execute(
        trx,
      );
  }
  return { order: await findProductionOrder(trx, id), batch: await findProduction(trx, batch_id) };
}

/** When a batch was made that is sent later; no batch is of tomorrow. @throws ApiError 400 */
async function readMadeAt(trx: CompanyTransaction, told: string): Promise<Date> {
  const { rows } = await sql<{ made_at: Date; is_too_old: boolean }>`
    select least(told, now()) as made_at, told < now() - make_interval(days => ${MAX_BATCH_AGE_DAYS}) as is_too_old
    from (values (${told}::timestamptz)) t(told)`.execute(trx);
  const [row] = rows;
  if (!row || row.is_too_old) throw new ApiError('ERROR_VALIDATION', { fields: { made_at: 'too-old' } });
  return row.made_at;
}
