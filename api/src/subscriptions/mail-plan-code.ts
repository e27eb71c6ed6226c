import type { CompanySession } from '../access/admit.ts';
import { mailCode, newCode, storeCode } from '../access/mailed-code.ts';
import type { AppContext } from '../app/context.ts';
import { withCompany } from '../database/connect.ts';
import { codeOwner, findUser } from './change-plan.ts';

/**
 * Mails the code that confirms a change of plan to who is signed in.
 *
 * @throws ApiError 429 when the last one went out less than a minute ago; 503 while no mail can be sent
 */
export async function mailPlanCode(
  { db, mailer }: Pick<AppContext, 'db' | 'mailer'>,
  session: CompanySession,
): Promise<void> {
  const code = newCode();
  const user = await withCompany(db, session.companyId, async (trx) => {
    const found = await findUser(trx, session);
    await storeCode(trx, codeOwner(session), code);
    return found;
  });
  await mailCode(mailer, user, 'change_plan', code);
}
