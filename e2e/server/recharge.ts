import { call } from './call.ts';
import { reportPayment } from './report-payment.ts';

/** Reports a payment in dollars and has the back office approve it. */
export async function recharge(
  url: string,
  tokens: { company: string; root: string },
  amount: string,
): Promise<void> {
  const id = await reportPayment(url, tokens.company, { amount });
  await call(url, {
    method: 'POST',
    path: '/backoffice/approve',
    token: tokens.root,
    body: { invoice_report_id: id },
  });
}
