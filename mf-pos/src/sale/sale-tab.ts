import type { Ticket } from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import type { CartLine } from './lines/line.ts';
import type { RemovedLine } from './lines/removed-lines.ts';
import type { PaymentEntry } from './payment/methods.ts';
import type { SaleBody } from './sale-body.ts';
import type { SaleClient } from './sale-client.ts';

/** Where a sale stands (spec §3: `step`). */
export const STEP = { lines: 0, payment: 1, ticket: 2 } as const;
export type Step = (typeof STEP)[keyof typeof STEP];

/** A sale on its way: the exact body, stored until the API has said yes or no, so that it is sent again unchanged. */
export interface PendingCharge {
  body: SaleBody;
}

/** Spec §3, Cash register tab; `charge` and `ticket` are what keeps a reload from selling twice or losing a ticket. */
export interface SaleTab {
  number: number;
  /**
   * What it is sold under. Made with the tab and not when it is charged: where a power cut takes back that it was charged,
   * which local storage writes to the disk seconds late, the same sale is not sold once more.
   */
  sale_id: string;
  name: string;
  selected: boolean;
  /** The order of the online store that it delivers; absent of any other sale. */
  order_id?: string | undefined;
  /** `credit`: what the payments leave is to become the client's debt. */
  type: 'normal' | 'credit';
  /** What the client has in favour pays what it can of it. */
  uses_favour: boolean;
  /** A note on the whole sale. */
  description: string;
  client: SaleClient | null;
  products: CartLine[];
  /** Lines that were taken out and may come back, the last one first. */
  removed: RemovedLine[];
  step: Step;
  /** The rate at which its lines were told; null for an empty sale, and for one whose rate is not known yet. */
  rate_seen: string | null;
  payments: PaymentEntry[];
  /** How the cashier chose to give the change; its amounts are worked out again whenever they are needed. */
  changes: PaymentEntry[];
  /** The amounts of `changes` are the cashier's own, and stay as they are. */
  changes_by_hand: boolean;
  /** Set before the sale is sent; while it is there nothing of the sale may change. */
  charge: PendingCharge | null;
  /** The answer, until the cashier goes on to the next sale. */
  ticket: Ticket | null;
}

/** An empty sale, by default named as spec §3 says. */
export function emptyTab(number: number, selected: boolean, name = `Venta ${number}`): SaleTab {
  return {
    number,
    sale_id: newId(),
    name,
    selected,
    type: 'normal',
    uses_favour: false,
    description: '',
    client: null,
    products: [],
    removed: [],
    step: STEP.lines,
    rate_seen: null,
    payments: [],
    changes: [],
    changes_by_hand: false,
    charge: null,
    ticket: null,
  };
}

/** Spec §4: one sale, 'Venta 1', selected. */
export function initialTabs(): SaleTab[] {
  return [emptyTab(1, true)];
}

/** Opens a sale after the others and selects it; it takes the least number that is free. */
export function openTab(tabs: readonly SaleTab[]): SaleTab[] {
  const taken = new Set(tabs.map((tab) => tab.number));
  let number = 1;
  while (taken.has(number)) number += 1;
  return [...tabs.map((tab) => ({ ...tab, selected: false })), emptyTab(number, true)];
}

export function selectTab(tabs: readonly SaleTab[], number: number): SaleTab[] {
  if (!tabs.some((tab) => tab.number === number)) return [...tabs];
  return tabs.map((tab) => ({ ...tab, selected: tab.number === number }));
}

/** Closes a sale; its neighbour is selected, and the last one to go leaves 'Venta 1' behind. A sale on its way stays. */
export function closeTab(tabs: readonly SaleTab[], number: number): SaleTab[] {
  const index = tabs.findIndex((tab) => tab.number === number);
  const closing = tabs[index];
  if (!closing || closing.charge) return [...tabs];
  const rest = tabs.filter((tab) => tab.number !== number);
  if (rest.length === 0) return initialTabs();
  const neighbour = rest[Math.min(index, rest.length - 1)];
  return closing.selected && neighbour ? selectTab(rest, neighbour.number) : rest;
}

export function selectedTab(tabs: readonly SaleTab[]): SaleTab {
  return tabs.find((tab) => tab.selected) ?? tabs[0] ?? emptyTab(1, true);
}

/** Changes one sale. */
export function editTab(tabs: readonly SaleTab[], number: number, change: Partial<SaleTab>): SaleTab[] {
  return tabs.map((tab) => (tab.number === number ? { ...tab, ...change } : tab));
}

/** The sale before or after the selected one, round and round. */
export function neighbourOf(tabs: readonly SaleTab[], by: 1 | -1): SaleTab {
  const current = selectedTab(tabs);
  const index = tabs.indexOf(current) + by;
  return tabs.at(index % tabs.length) ?? current;
}

/** Whether closing the sale would lose something. */
export function hasContent(tab: SaleTab): boolean {
  return (
    tab.products.length > 0 ||
    tab.payments.length > 0 ||
    tab.client !== null ||
    tab.description !== '' ||
    tab.charge !== null
  );
}
