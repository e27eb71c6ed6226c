import type { Client } from '@cuadra/shared/contract';
import { type CurrencyPair, creditLeft, passesLimit } from '@cuadra/shared/domain';

/**
 * How a client stands to their limit, at today's rate.
 *
 * @returns left: what may still be owed, in the alternative currency; undefined without a limit or a rate
 */
export function creditState(
  client: Pick<Client, 'credit_limit' | 'balances'>,
  pair: CurrencyPair | undefined,
): { left: string | undefined; isOver: boolean } {
  if (!pair) return { left: undefined, isOver: false };
  const nothing = { amount: '0', currency: pair.alternative };
  return { left: creditLeft(client, pair), isOver: passesLimit(client, nothing, pair) };
}
