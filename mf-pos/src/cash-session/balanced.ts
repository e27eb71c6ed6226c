import type { CashSession } from '@cuadra/shared/contract';
import { exact } from '@cuadra/shared/domain';

/** What of a closed session was counted otherwise than it should have been; of an open one nothing is known yet. */
export function countsThatDiffer({ counts }: Pick<CashSession, 'counts'>): CashSession['counts'] {
  return counts.filter(({ difference }) => difference !== null && !exact(difference).isZero());
}

/** Whether a session was closed with all that should be there, to the cent. One in which no money moved balances, too. */
export function isBalanced(session: Pick<CashSession, 'status' | 'counts'>): boolean {
  return session.status === 'closed' && countsThatDiffer(session).length === 0;
}
