import { z } from 'zod';
import { BILLING_TYPES, OPTIONAL_MODULES } from '../domain/index.ts';
import { defineCall } from './call.ts';
import { Day, Id, IdParams, Instant, PageQuery, page, Rate, text } from './common.ts';
import { CompanyDetails } from './company.ts';
import { PictureAnswer } from './picture-data.ts';
import { REMOTE_FAILURES } from './remotes.ts';
import { InvoiceReport, REPORT_STATES, Subscription, SubscriptionMovement } from './subscriptions.ts';

/** Whom a line of the back office speaks of. */
const NamedCompany = z.object({ id: Id, name: z.string() });

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

/** How a company stands: in its trial, paid for, over, or suspended by who runs Cuadra, whatever it has paid. */
export const COMPANY_STATES = ['trial', 'paying', 'expired', 'suspended'] as const;
export type CompanyState = (typeof COMPANY_STATES)[number];

/** A company in a list. */
export const ListedCompany = z.object({
  id: Id,
  name: z.string(),
  legal_name: z.string().nullable(),
  identification: z.string().nullable(),
  identification_type: z.string().nullable(),
  create_at: Instant,
  /** The first of its Propietarios. */
  owner: z.object({ name: z.string(), email: z.string(), last_seen_at: Instant.nullable() }).nullable(),
  /** When somebody of it was last seen. */
  last_seen_at: Instant.nullable(),
  state: z.enum(COMPANY_STATES),
  plan: z.string(),
  plan_name: z.string(),
  modules: z.array(z.string()),
  freeSubscription: z.boolean(),
  isExpired: z.boolean(),
  remaining_days: z.number().int(),
  expires_at: Instant,
  /** In USD. */
  balance: z.string(),
  /** What it has sold since the month began in Caracas, less what was undone. */
  month: z.object({
    tickets: z.number().int(),
    /** In USD, at the rate of each sale; null where some of it was in a pair of currencies without USD. */
    usd: z.string().nullable(),
  }),
});
export type ListedCompany = z.output<typeof ListedCompany>;

export const findOverview = defineCall({
  method: 'GET',
  path: '/backoffice/',
  summary:
    'What there is to do: reported payments that wait, companies that end soon, and how many there are',
  tag: 'Back office',
  access: 'super_user',
  response: z.object({
    companies: z.object({
      total: z.number().int(),
      trial: z.number().int(),
      paying: z.number().int(),
      expired: z.number().int(),
      suspended: z.number().int(),
    }),
    /** All that somebody has, or could choose, in the order in which they are offered. */
    plans: z.array(z.object({ id: z.string(), name: z.string() })),
    waiting: z.number().int(),
    /** The first of those that wait, the oldest first. */
    reports: z.array(ReviewedReport),
    /** Those that end within seven days, the next one first. */
    expiring: z.array(ListedCompany),
  }),
});

/** A company as who runs Cuadra sees it. */
export const BackofficeClient = z.object({
  company: CompanyDetails.omit({
    version: true,
    logo: true,
    ticket_header: true,
    ticket_footer: true,
    paper_width: true,
    has_fiscal_documents: true,
  }),
  state: z.enum(COMPANY_STATES),
  /** Null while it is not suspended. */
  suspension: z.object({ at: Instant, reason: z.string() }).nullable(),
  /** What who decides has seen: `seen` of the calls that change the company. */
  standing: z.string(),
  modules: z.array(z.string()),
  create_at: Instant,
  /** How many there are, and the 50 that were seen last. */
  users: z.number().int(),
  people: z.array(
    z.object({
      id: Id,
      name: z.string(),
      username: z.string(),
      email: z.string(),
      role: z.string().nullable(),
      is_active: z.boolean(),
      last_seen_at: Instant.nullable(),
    }),
  ),
  subscription: Subscription.omit({ reports: true }),
  /** The last 50, newest first. */
  history: z.array(SubscriptionMovement),
  /** The last 50, newest first. */
  reports: z.array(ReviewedReport),
});
export type BackofficeClient = z.output<typeof BackofficeClient>;

export const findBackofficeClient = defineCall({
  method: 'GET',
  path: '/backoffice/client/{id}',
  summary: 'One company: its data, its people, its subscription, what it reported and the last of its ledger',
  tag: 'Back office',
  access: 'super_user',
  params: IdParams,
  response: BackofficeClient,
});

/** Of each call that does something to a company. */
const deedFields = {
  /** `standing` as it was before the eyes of who decides: where the company stands otherwise by now, 409 and nothing is done. */
  seen: z.string().max(40),
  /** Given by the client: what comes twice is done once. */
  request_id: Id,
};
const Reason = text(1, 300);

export const suspendCompany = defineCall({
  method: 'PUT',
  path: '/backoffice/client/{id}/suspension',
  summary: 'Suspends a company with a reason that its users read, or takes that back (null)',
  tag: 'Back office',
  access: 'super_user',
  params: IdParams,
  body: z.strictObject({ reason: Reason.nullable(), ...deedFields }),
  response: BackofficeClient,
});

/** Days that are given for nothing at once, at most. */
export const MAX_FREE_DAYS = 365;

export const giveFreeDays = defineCall({
  method: 'POST',
  path: '/backoffice/client/{id}/free_days',
  summary: 'Gives a company days for nothing, behind those that it has',
  tag: 'Back office',
  access: 'super_user',
  params: IdParams,
  body: z.strictObject({ days: z.number().int().min(1).max(MAX_FREE_DAYS), reason: Reason, ...deedFields }),
  response: BackofficeClient,
});

export const givePlan = defineCall({
  method: 'PUT',
  path: '/backoffice/client/{id}/plan',
  summary: 'Gives a company another plan at the price of today, as it could choose it itself',
  tag: 'Back office',
  access: 'super_user',
  params: IdParams,
  body: z.strictObject({
    plan: z.string().trim().min(1, 'required').max(40),
    billing_type: z.enum(BILLING_TYPES),
    reason: Reason,
    ...deedFields,
  }),
  response: BackofficeClient,
});

export const giveModules = defineCall({
  method: 'PUT',
  path: '/backoffice/client/{id}/modules',
  summary: 'Of the modules that a company may have or not have, gives it these alone',
  tag: 'Back office',
  access: 'super_user',
  params: IdParams,
  body: z.strictObject({
    modules: z.array(z.enum(OPTIONAL_MODULES)).max(OPTIONAL_MODULES.length),
    reason: Reason,
    ...deedFields,
  }),
  response: BackofficeClient,
});

/** How a subscription stands, as far as a payment moves it. */
const Standing = z.object({
  /** In USD. */
  balance: z.string(),
  remaining_days: z.number().int(),
  expires_at: Instant,
});

const Foreseen = z.object({ before: Standing, after: Standing });

export const previewFreeDays = defineCall({
  method: 'GET',
  path: '/backoffice/client/{id}/free_days',
  summary: 'What free days would make of the subscription',
  tag: 'Back office',
  access: 'super_user',
  params: IdParams,
  query: z.strictObject({ days: z.coerce.number().int().min(1).max(MAX_FREE_DAYS) }),
  response: Foreseen,
});

export const previewPlan = defineCall({
  method: 'GET',
  path: '/backoffice/client/{id}/plan',
  summary: 'What another plan would make of the subscription',
  tag: 'Back office',
  access: 'super_user',
  params: IdParams,
  query: z.strictObject({
    plan: z.string().trim().min(1, 'required').max(40),
    billing_type: z.enum(BILLING_TYPES),
  }),
  response: Foreseen,
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

export const listCompanies = defineCall({
  method: 'GET',
  path: '/backoffice/companies',
  summary:
    'Companies by name; a search takes any part of name, legal name, identification or the owner’s name or mail',
  tag: 'Back office',
  access: 'platform',
  query: PageQuery.extend({
    search: z.string().trim().max(100).optional(),
    state: z.enum(['all', ...COMPANY_STATES]).default('all'),
    plan: z.string().trim().max(40).optional(),
  }),
  response: page(ListedCompany),
});

/** Why an inspector looks into a company. */
export const VisitReason = text(1, 300);

/**
 * The header by which an inspector's tab says the company that it shows: an inspector is in one company with all tabs and devices, and
 * what one of them asks while another has gone elsewhere is refused (ERROR_OTHER_COMPANY).
 */
export const COMPANY_HEADER = 'cuadra-company';

export const changeInspector = defineCall({
  method: 'POST',
  path: '/backoffice/change_inspector',
  summary:
    'Switches the inspector into a company, which can then be looked at, with a reason that its owner reads; null leaves it',
  tag: 'Back office',
  access: 'inspector',
  body: z.strictObject({
    company_id: Id.nullable(),
    /** `required` to go into one. */
    reason: VisitReason.optional(),
  }),
  response: z.object({ company: NamedCompany.nullable() }),
});

/** How the loads of one version of a remote went for one company. */
export const RemoteLoads = z.object({
  name: z.string(),
  version: z.string(),
  /** Null: before anybody was signed in. */
  company: NamedCompany.nullable(),
  ready: z.number().int(),
  failed: z.number().int(),
  /** It was loaded in place of a later version that had failed. */
  fallback: z.number().int(),
  /** Share of the loads that went well, 0 to 1. */
  success: z.number(),
  /** Milliseconds that those of `ready` took on average; null where there are none. */
  ready_ms: z.number().int().nullable(),
  /** Why the others failed. */
  kinds: z.partialRecord(z.enum(REMOTE_FAILURES), z.number().int()),
});
export type RemoteLoads = z.output<typeof RemoteLoads>;

export const listRemoteLoads = defineCall({
  method: 'GET',
  path: '/backoffice/remotes',
  summary: 'Load success of the remotes by module, version and company; of the last seven days by default',
  tag: 'Back office',
  access: 'super_user',
  query: PageQuery.extend({
    /** Days in Caracas, both included. */
    from: Day.optional(),
    to: Day.optional(),
    name: z.string().trim().max(60).optional(),
    company_id: Id.optional(),
  }),
  response: page(RemoteLoads),
});
