import type { BothAmounts, Client, ClientAccount } from '@cuadra/shared/contract';
import { exact, formatMoney } from '@cuadra/shared/domain';
import { frozenRateText } from '../payments/payment-text.ts';
import { balanceWords } from './statement-sections.ts';

/** A figure of today, in one currency or in both. */
export interface TodayFigure {
  label: string;
  texts: string[];
}

/**
 * How the account stands as it is printed, whichever days are: what is owed, what of it is overdue, what is in the client's
 * favour, and by which rate the other currency is told.
 *
 * @param hasRate without one, each balance is told in its own currency and nothing in the other
 */
export function todayFigures(
  client: Pick<Client, 'balances'>,
  account: ClientAccount,
  hasRate: boolean,
): TodayFigure[] {
  const { main, alternative, owed, in_favour, overdue } = account;
  if (!hasRate) {
    const texts = client.balances.map(({ amount, currency }) => balanceWords(amount, currency));
    return [{ label: 'Debe hoy', texts: texts.length > 0 ? texts : ['Nada'] }];
  }
  const inBoth = ({ main: own, alternative: other }: BothAmounts) =>
    main === alternative
      ? [formatMoney(own, main)]
      : [formatMoney(other, alternative), formatMoney(own, main)];
  const isSome = (amounts: BothAmounts) => exact(amounts.main).gt(0) || exact(amounts.alternative).gt(0);
  return [
    { label: 'Debe hoy', texts: isSome(owed) ? inBoth(owed) : ['Nada'] },
    ...(isSome(overdue) ? [{ label: 'Ya venció', texts: inBoth(overdue) }] : []),
    ...(isSome(in_favour) ? [{ label: 'A su favor', texts: inBoth(in_favour) }] : []),
    ...(main === alternative ? [] : [{ label: 'Tasa de hoy', texts: [frozenRateText(account)] }]),
  ];
}
