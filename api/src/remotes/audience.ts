import type { Audience } from '@cuadra/shared/contract';
import type { Session } from '../access/admit.ts';

/** Which modules are for somebody: those of the company that they are in, or those of who runs Cuadra. */
export function audienceOf({ kind, companyId }: Pick<Session, 'kind' | 'companyId'>): Audience {
  if (kind === 'inspector' && companyId === null) return 'inspector';
  return kind === 'super_user' ? 'super_user' : 'company';
}
