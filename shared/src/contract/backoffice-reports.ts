import { z } from 'zod';
import { defineCall } from './call.ts';
import { Id, IdParams, Instant, PageQuery, page, Rate, text } from './common.ts';
import { NamedCompany } from './company.ts';
import { PictureAnswer } from './picture-data.ts';
import { InvoiceReport, REPORT_STATES } from './subscriptions.ts';

/** A reported payment as who decides on it sees it. */
export const ReviewedReport = InvoiceReport.extend({
  company: NamedCompany,
  /** Who decided on it last. */
  decided_by: z.string().nullable(),
  /** 1 USD = rate currency on the day of the payment, as the official sources said it; null where they did not. */
  official_rate: z.string().nullable(),
  /** What it made in USD, or makes at the official rate; null where there is none. */
  usd: z.string().nullable(),
  /** How many other reports, of any company, name the same reference. */
  same_reference: z.number().int(),
});
export type ReviewedReport = z.output<typeof ReviewedReport>;

/** How a subscription stands, as far as a payment moves it. */
export const Standing = z.object({
  /** In USD. */
  balance: z.string(),
  remaining_days: z.number().int(),
  expires_at: Instant,
});

export const approveReport = defineCall({
  method: 'POST',
  path: '/backoffice/approve',
  summary: 'Approves a reported payment; with `invert` refuses it, or takes back its approval',
  tag: 'Back office',
  access: 'super_user',
  body: z.strictObject({
    invoice_report_id: Id,
    invert: z.boolean().default(false),
    /** 1 USD = rate currency; in place of the official one of the payment's day, and needed where there is none. */
    rate: Rate.optional(),
    /** Of a refusal, for who reported it. */
    reason: text(0, 300).default(''),
    /** The state that who decides had before their eyes: where it is another by now, 409 and nothing is decided. */
    seen: z.enum(REPORT_STATES).optional(),
  }),
  response: ReviewedReport,
});

export const listReports = defineCall({
  method: 'GET',
  path: '/backoffice/reports',
  summary:
    'Reported payments of all companies: those that wait, the oldest first, then the others, the last decided first',
  tag: 'Back office',
  access: 'super_user',
  query: PageQuery.extend({
    /** Any part of the company's name, of the reference, or of who reported it. */
    search: z.string().trim().max(100).optional(),
    status: z.enum(REPORT_STATES).optional(),
    company_id: Id.optional(),
  }),
  response: page(ReviewedReport),
});

export const findReport = defineCall({
  method: 'GET',
  path: '/backoffice/reports/{id}',
  summary:
    'A reported payment, what deciding on it makes of the subscription, and who named its reference elsewhere',
  tag: 'Back office',
  access: 'super_user',
  params: IdParams,
  query: z.strictObject({
    /** In place of the official one, as the approval takes it. */
    rate: Rate.optional(),
  }),
  response: z.object({
    report: ReviewedReport,
    before: Standing,
    /** Once it is approved, or taken back where it is approved now; null with the reason in `problem`. */
    after: Standing.extend({ credited: z.string() }).nullable(),
    /** Why it cannot be approved: no rate is known, it makes less than a cent, or another report came in its place. */
    problem: z.enum(['no-rate', 'too-small', 'already-used']).nullable(),
    /** The last reports with the same reference, of this company and of others, refused ones too; 20 at most. */
    same: z.array(
      InvoiceReport.pick({
        id: true,
        method: true,
        amount: true,
        currency: true,
        date: true,
        status: true,
      }).extend({
        company: NamedCompany,
      }),
    ),
  }),
});

export const findReviewedPicture = defineCall({
  method: 'GET',
  path: '/backoffice/reports/{id}/picture',
  summary: 'The picture that came with a reported payment; 404 where none did',
  tag: 'Back office',
  access: 'super_user',
  params: IdParams,
  response: PictureAnswer,
});
