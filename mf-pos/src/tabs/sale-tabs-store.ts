import type { Ticket } from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { readStored, storedJson, writeStored } from '@cuadra/shared/state';
import { createStore, type StoreApi } from 'zustand';
import type { CartLine } from '../sale/lines/line.ts';
import { settleWholesale } from '../sale/lines/presented.ts';
import type { SaleBody } from '../sale/sale-body.ts';
import {
  closeTab,
  editTab,
  emptyTab,
  hasContent,
  openTab,
  type SaleTab,
  STEP,
  selectedTab,
  selectTab,
} from '../sale/sale-tab.ts';
import { keepSelection, mergeTabs } from './merge.ts';
import { restoreTabs } from './restore.ts';

/** What a cashier may change of a sale that is not on its way. */
export type TabEdit = Partial<
  Pick<
    SaleTab,
    | 'name'
    | 'order_id'
    | 'type'
    | 'description'
    | 'client'
    | 'products'
    | 'removed'
    | 'step'
    | 'rate_seen'
    | 'payments'
    | 'changes'
    | 'changes_by_hand'
    | 'uses_favour'
  >
>;

/** What came of sending a sale, for the cashier: it was rejected, or nobody knows yet. */
export interface ChargeNotice {
  kind: 'rejected' | 'open';
  text: string;
  /** The key of the line that is to be mended; absent where it is none. */
  line?: string;
}

export interface SaleTabsStore {
  tabs: SaleTab[];
  /** Ids of the sales that are being sent at this moment; not stored. */
  sending: readonly string[];
  /** What came of sending, by the tab's number; not stored. */
  notices: Readonly<Record<number, ChargeNotice>>;
  open: () => void;
  select: (number: number) => void;
  close: (number: number) => void;
  /** Changes a sale; one that is on its way or sold stays as it is. */
  edit: (number: number, change: TabEdit | ((tab: SaleTab) => TabEdit)) => void;
  /** Changes the lines of a sale. */
  editLines: (number: number, change: (lines: readonly CartLine[]) => CartLine[]) => void;
  /** Keeps the body of a sale before it is sent. Gives the body that is to be sent: an earlier one if there is one. */
  beginCharge: (number: number, body: SaleBody) => SaleBody;
  /** Claims the sending of a sale; false when it is being sent already. */
  startSending: (saleId: string) => boolean;
  stopSending: (saleId: string) => void;
  /** Tells the cashier of this tab something, or takes it back. */
  setNotice: (number: number, notice: ChargeNotice | undefined) => void;
  /** The API rejected the sale: nothing was sold, and it may be changed again. */
  reopen: (number: number, saleId: string) => void;
  /** The sale is sold, or given out without a number: the tab holds its ticket and nothing more. */
  acknowledge: (number: number, ticket: Ticket) => void;
  /** Opens a sale again that had left its tab, in a new one: it was rejected and is to be corrected. */
  takeBack: (sale: SaleTab) => void;
  /** Opens a sale that is on its way and has no tab any more, at its payment. @returns its tab's number */
  resume: (sale: SaleTab, body: SaleBody) => number;
  /** Shows the ticket of a sale that has no tab any more. */
  showTicket: (ticket: Ticket) => void;
  /** Empties the tab for the next sale. */
  next: (number: number) => void;
}

/** Local storage holds a company's tabs under this and its id: two companies on one device never share a sale. */
export const TABS_KEY = 'cuadra.cash-registers';

const stores = new Map<string, StoreApi<SaleTabsStore>>();

/** The tabs of a company; the same store for the same company as long as the page lives. */
export function tabsOf(companyId: string): StoreApi<SaleTabsStore> {
  const known = stores.get(companyId);
  if (known) return known;
  const store = createSaleTabsStore(`${TABS_KEY}.${companyId}`);
  stores.set(companyId, store);
  return store;
}

/**
 * Tabs persisted in local storage, written at each change and before anything is sent. Written by hand and not by zustand's
 * `persist`, which throws out of `set` when the storage is full, in the middle of a sale.
 */
export function createSaleTabsStore(key: string): StoreApi<SaleTabsStore> {
  const stored = storedJson<unknown>(key, (value) => value);
  const store = createStore<SaleTabsStore>()((set, get) => {
    const change = (next: (tabs: SaleTab[]) => SaleTab[]) => set({ tabs: next(get().tabs) });
    const find = (number: number) => get().tabs.find((tab) => tab.number === number);
    return {
      tabs: restoreTabs(stored.read()),
      sending: [],
      notices: {},
      open: () => change(openTab),
      select: (number) => change((tabs) => selectTab(tabs, number)),
      close: (number) => change((tabs) => closeTab(tabs, number)),
      edit: (number, edit) => {
        const tab = find(number);
        if (!tab || tab.charge || tab.ticket) return;
        const changed = typeof edit === 'function' ? edit(tab) : edit;
        change((tabs) => editTab(tabs, number, settled(tab, changed)));
      },
      editLines: (number, edit) => get().edit(number, (tab) => ({ products: edit(tab.products) })),
      beginCharge: (number, body) => {
        const tab = find(number);
        if (!tab) return body;
        if (tab.charge) return tab.charge.body;
        change((tabs) => editTab(tabs, number, { charge: { body }, step: STEP.payment }));
        return body;
      },
      startSending: (saleId) => {
        if (get().sending.includes(saleId)) return false;
        set({ sending: [...get().sending, saleId] });
        return true;
      },
      stopSending: (saleId) => set({ sending: get().sending.filter((id) => id !== saleId) }),
      setNotice: (number, notice) => {
        const { [number]: _, ...others } = get().notices;
        set({ notices: notice ? { ...others, [number]: notice } : others });
      },
      reopen: (number, saleId) => {
        if (find(number)?.charge?.body.id === saleId)
          // Corrected it is another sale.
          change((tabs) => editTab(tabs, number, { charge: null, sale_id: newId() }));
      },
      acknowledge: (number, ticket) =>
        change((tabs) =>
          tabs.map((tab) =>
            tab.number === number && isOf(tab, ticket.id)
              ? { ...emptyTab(number, tab.selected, tab.name), step: STEP.ticket, ticket }
              : tab,
          ),
        ),
      takeBack: (sale) =>
        change((tabs) => {
          const opened = openTab(tabs);
          const { number, name, sale_id } = selectedTab(opened);
          const lines = {
            ...sale,
            number,
            sale_id,
            name,
            selected: true,
            charge: null,
            ticket: null,
            step: STEP.lines,
          };
          return opened.map((tab) => (tab.number === number ? lines : tab));
        }),
      resume: (sale, body) => {
        const opened = freeTab(get().tabs);
        const { number } = selectedTab(opened);
        const resumed = { ...sale, number, selected: true, sale_id: body.id, charge: { body }, ticket: null };
        change(() => editTab(opened, number, { ...resumed, step: STEP.payment }));
        return number;
      },
      showTicket: (ticket) =>
        change((tabs) => {
          const opened = freeTab(tabs);
          return editTab(opened, selectedTab(opened).number, { step: STEP.ticket, ticket });
        }),
      next: (number) => {
        get().setNotice(number, undefined);
        change((tabs) => tabs.map((tab) => (tab.number === number ? emptyTab(number, tab.selected) : tab)));
      },
    };
  });
  // What came from another window is stored already.
  let isFollowing = false;
  // As this window wrote it last, and all that it held: then no other has had its hands in it, and there is nothing to merge.
  let own: string | undefined;
  store.subscribe(({ tabs }, before) => {
    if (tabs === before.tabs || isFollowing) return;
    const text = JSON.stringify(tabs);
    const found = readStored(key);
    const others = found === own ? undefined : stored.parse(found);
    const next = Array.isArray(others)
      ? JSON.stringify(mergeTabs(restoreTabs(others), before.tabs, tabs))
      : text;
    own = next === text ? text : undefined;
    writeStored(key, next);
  });
  // Two windows on one device show the same sales, and one that is on its way in the other is locked here too.
  stored.follow((tabs) => {
    isFollowing = true;
    store.setState({ tabs: keepSelection(restoreTabs(tabs), store.getState().tabs) });
    isFollowing = false;
  });
  return store;
}

/** The tab that a sale was charged in, wherever it stands by now. */
export function tabOfSale(tabs: readonly SaleTab[], saleId: string): SaleTab | undefined {
  return tabs.find((tab) => isOf(tab, saleId));
}

/** With an empty sale selected, one that is there or a new one. */
function freeTab(tabs: readonly SaleTab[]): SaleTab[] {
  const free = tabs.find((tab) => !hasContent(tab) && !tab.ticket);
  return free ? selectTab(tabs, free.number) : openTab(tabs);
}

/** The quantities of a sale and its client say which of its prices are wholesale. */
function settled(tab: SaleTab, changed: TabEdit): TabEdit {
  const { products = tab.products, client = tab.client } = changed;
  if (products === tab.products && client === tab.client) return changed;
  return { ...changed, products: [...settleWholesale(products, client?.is_wholesale === true)] };
}

function isOf({ charge, ticket, sale_id }: SaleTab, saleId: string): boolean {
  return charge?.body.id === saleId || ticket?.id === saleId || (sale_id === saleId && !charge && !ticket);
}
