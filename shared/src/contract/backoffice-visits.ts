import { z } from 'zod';
import { defineCall } from './call.ts';
import { Id, text } from './common.ts';
import { NamedCompany } from './company.ts';

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
