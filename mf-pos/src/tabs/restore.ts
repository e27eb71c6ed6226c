import { isRecord } from '@cuadra/shared/domain';
import type { SaleBody } from '../sale/sale-body.ts';
import { emptyTab, initialTabs, type SaleTab, STEP } from '../sale/sale-tab.ts';

/**
 * Reads tabs as they were stored, whoever wrote them: what is no tab is left out, and nothing left means 'Venta 1'.
 * A sale that was on its way stands at its payment, where it can be sent again.
 */
export function restoreTabs(stored: unknown): SaleTab[] {
  if (!Array.isArray(stored)) return initialTabs();
  const tabs = stored.filter(isTab).map(complete).map(settleStep);
  const first = tabs[0];
  if (!first) return initialTabs();
  const selected = tabs.find((tab) => tab.selected) ?? first;
  return tabs.map((tab) => ({ ...tab, selected: tab === selected }));
}

/** What a tab of an earlier version has not yet, or what is no such thing, is as in an empty one. */
function complete(tab: SaleTab): SaleTab {
  const client = isRecord(tab.client) && typeof tab.client.id === 'string' ? tab.client : null;
  const empty = emptyTab(tab.number, tab.selected);
  return {
    ...empty,
    ...tab,
    sale_id: typeof tab.sale_id === 'string' ? tab.sale_id : empty.sale_id,
    type: tab.type === 'credit' && client ? 'credit' : 'normal',
    uses_favour: tab.uses_favour === true && client !== null,
    client: client && Array.isArray(client.balances) ? client : null,
    products: tab.products.map((line) => ({
      ...line,
      discount_percent: line.discount_percent ?? null,
      note: line.note ?? '',
    })),
    removed: Array.isArray(tab.removed) ? tab.removed : [],
    rate_seen: typeof tab.rate_seen === 'string' ? tab.rate_seen : null,
    changes_by_hand: tab.changes_by_hand === true,
  };
}

function settleStep(tab: SaleTab): SaleTab {
  const charge = tab.charge && hasBody(tab.charge) ? tab.charge : null;
  if (charge) return { ...tab, charge, step: STEP.payment };
  const step = tab.step === STEP.ticket && !tab.ticket ? STEP.lines : tab.step;
  return { ...tab, charge: null, ticket: tab.ticket ?? null, step };
}

function isTab(value: unknown): value is SaleTab {
  return (
    isRecord(value) &&
    typeof value.number === 'number' &&
    typeof value.name === 'string' &&
    typeof value.description === 'string' &&
    (value.step === STEP.lines || value.step === STEP.payment || value.step === STEP.ticket) &&
    isListOf(value.products, ['product_id', 'name', 'qty', 'unit_price', 'currency', 'discount', 'stock']) &&
    isListOf(value.payments, ['payment_method_id', 'amount', 'currency']) &&
    isListOf(value.changes, ['payment_method_id', 'amount', 'currency'])
  );
}

function hasBody(charge: unknown): charge is { body: SaleBody } {
  return isRecord(charge) && isRecord(charge.body) && typeof charge.body.id === 'string';
}

function isListOf(value: unknown, texts: readonly string[]): boolean {
  return (
    Array.isArray(value) &&
    value.every((item) => isRecord(item) && texts.every((key) => typeof item[key] === 'string'))
  );
}
