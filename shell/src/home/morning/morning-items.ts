import type { ApiOutput } from '@cuadra/shared/client';
import {
  counted,
  daysIn,
  exact,
  formatNumber,
  formatPercent,
  percentChange,
  SUBSCRIPTION_WARNING_DAYS,
  toldRate,
} from '@cuadra/shared/domain';
import type { IconProps } from '@cuadra/shared/ui';
import { endText } from '../../subscription/reminder/subscription-alert.ts';

export type Morning = ApiOutput<'GET /summary/morning'>;

/** Where the button of something leads. */
export type MorningPlace = 'rate' | 'prices' | 'low-stock' | 'client' | 'review' | 'unsent' | 'subscription';

/** One thing that is worth knowing before the day begins. */
export interface MorningItem {
  place: MorningPlace;
  icon: IconProps['name'];
  /** The sentence. */
  text: string;
  note?: string;
  isBad?: boolean;
}

/** What the device and the session know beside the server's answer. */
export interface Known {
  /** Pieces of work on this device that were not sent yet. */
  unsent: number;
  /** Days of the subscription that are left, today among them; undefined of a company without one. */
  daysLeft: number | undefined;
  isTrial: boolean;
}

/** A debt is told once it has waited for so many days: yesterday's is no news. */
const OLD_DEBT = 15;
/** Days before the end at which the subscription is thought of in time to pay it. */
const SUBSCRIPTION_DAYS = SUBSCRIPTION_WARNING_DAYS + 4;

/** What changed since yesterday and what waits, the most urgent first; empty where there is nothing to say. */
export function morningItems(morning: Morning, { unsent, daysLeft, isTrial }: Known): MorningItem[] {
  const items = [
    unsent > 0 && {
      place: 'unsent' as const,
      icon: 'refresh' as const,
      text:
        unsent === 1
          ? 'Algo hecho en este equipo espera por enviarse'
          : `${unsent} cosas hechas en este equipo esperan por enviarse`,
      isBad: true,
    },
    rateItem(morning),
    pricesItem(morning),
    reviewItem(morning),
    stockItem(morning),
    debtItem(morning),
    daysLeft !== undefined &&
      daysLeft <= SUBSCRIPTION_DAYS && {
        place: 'subscription' as const,
        icon: 'alert' as const,
        text: endText(daysLeft, isTrial).replace(/\.$/, ''),
      },
  ];
  return items.filter((item) => item !== undefined && item !== false);
}

function rateItem({ rate, main, alternative }: Morning): MorningItem | undefined {
  if (!rate) return undefined;
  const now = toldRate({ main, alternative, ...rate.now });
  const before = toldRate({ main, alternative, ...rate.before });
  if (now.source !== before.source) return undefined;
  const rose = exact(now.rate).gt(before.rate);
  const percent = percentChange(now.rate, before.rate);
  return {
    place: 'rate',
    icon: 'coins',
    text: `La tasa ${rose ? 'subió' : 'bajó'} a ${formatNumber(now.rate, 2)}`,
    note: `Ayer cerró en ${formatNumber(before.rate, 2)}${percent === null ? '' : ` (${rose ? '+' : ''}${formatPercent(percent, 1)})`}`,
  };
}

function pricesItem({ prices }: Morning): MorningItem | undefined {
  if (!prices || prices.below_utility === 0) return undefined;
  const { below_cost, below_utility } = prices;
  const others = below_utility - below_cost;
  const place = 'prices';
  if (below_cost === 0)
    return {
      ...{ place, icon: 'alert' },
      text: `${counted(others, 'producto da', 'productos dan')} menos que la utilidad que quieres`,
    };
  return {
    ...{ place, icon: 'alert', isBad: true },
    text: `${counted(below_cost, 'producto se vende', 'productos se venden')} por debajo de su costo`,
    ...(others > 0 && {
      note: `Y ${counted(others, 'da', 'dan')} menos que la utilidad que quieres`,
    }),
  };
}

function reviewItem({ to_review }: Morning): MorningItem | undefined {
  if (!to_review) return undefined;
  const text = `${counted(to_review, 'venta llegó tarde y espera', 'ventas llegaron tarde y esperan')} que la revises`;
  return {
    place: 'review',
    icon: 'receipt',
    text: to_review === 1 ? text : text.replace('la revises', 'las revises'),
  };
}

function stockItem({ low_stock }: Morning): MorningItem | undefined {
  if (!low_stock || low_stock.count === 0) return undefined;
  const { count, names } = low_stock;
  const more = count - names.length;
  return {
    place: 'low-stock',
    icon: 'package',
    text: `${counted(count, 'producto se está', 'productos se están')} acabando`,
    note: more > 0 ? `${names.join(', ')} y ${formatNumber(more, 0)} más` : names.join(', '),
  };
}

function debtItem({ debts, today }: Morning): MorningItem | undefined {
  if (!debts?.oldest) return undefined;
  const { name, since } = debts.oldest;
  const days = daysIn({ from: since, to: today }) - 1;
  if (days < OLD_DEBT) return undefined;
  const others = debts.clients - 1;
  return {
    place: 'client',
    icon: 'users',
    text: `${name} te debe desde hace ${formatNumber(days, 0)} días`,
    ...(others > 0 && {
      note: others === 1 ? 'Y te debe otra persona' : `Y te deben otras ${formatNumber(others, 0)} personas`,
    }),
  };
}
