import { approveReport, type CallInput, type InvoiceReport, reportInvoice } from '@cuadra/shared/contract';
import { companyDay } from '@cuadra/shared/domain';
import { signInPlatform, type TestCompany } from './company.ts';
import type { HttpClient } from './http-client.ts';
import type { TestApi } from './start-api.ts';

type Draft = CallInput<typeof reportInvoice>['body'];

let references = 0;

/** A payment of today in dollars, with a reference that no other has. */
export function reportDraft(given: Partial<Draft> = {}): Draft {
  return {
    method: 'zelle',
    reference: `Z-${++references}-${Date.now()}`,
    amount: '6.00',
    currency: 'USD',
    date: companyDay(new Date()),
    ...given,
  };
}

/** Reports a payment as the owner does. */
export function report(
  api: HttpClient,
  { token }: Pick<TestCompany, 'token'>,
  given: Partial<Draft> = {},
): Promise<InvoiceReport> {
  return api.ok(reportInvoice, { token, body: reportDraft(given) });
}

/** Reports a payment and has it approved, so that the company has something in each table of its subscription. */
export async function recharge(
  api: TestApi,
  company: Pick<TestCompany, 'token'>,
  given: Partial<Draft> = {},
): Promise<InvoiceReport> {
  const { id } = await report(api, company, given);
  const token = await signInPlatform(api, 'super_user');
  return api.ok(approveReport, { token, body: { invoice_report_id: id } });
}

/**
 * As if so many days had passed for a subscription: what is free or charged until a day is so until an earlier one, and it
 * ends earlier by as much.
 */
export async function passDays(
  api: TestApi,
  { id }: Pick<TestCompany, 'id'>,
  days: number,
): Promise<void> {
  await api.database.query(
    `update subscriptions set paid_through = paid_through - $2::integer, expires_at = expires_at - make_interval(days => $2)
     where company_id = $1`,
    [id, days],
  );
  await api.database.query(
    'update subscription_movements set day = day - $2::integer where company_id = $1 and day is not null',
    [id, days],
  );
}
