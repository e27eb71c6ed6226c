import { companyDay, newId } from '@cuadra/shared/domain';
import { call } from './call.ts';

/** Reports a payment in dollars and has the back office approve it. */
export async function recharge(
  url: string,
  tokens: { company: string; root: string },
  amount: string,
): Promise<void> {
  const report = {
    method: 'zelle',
    reference: newId(),
    amount,
    currency: 'USD',
    date: companyDay(new Date()),
  };
  const { id } = await call<{ id: string }>(url, {
    method: 'POST',
    path: '/subscriptions/report',
    token: tokens.company,
    body: report,
  });
  await call(url, {
    method: 'POST',
    path: '/backoffice/approve',
    token: tokens.root,
    body: { invoice_report_id: id },
  });
}
