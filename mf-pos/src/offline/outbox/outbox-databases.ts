import { type DeviceStore, openDeviceStore } from '@cuadra/shared/outbox';
import type { ClientEntry } from './client-entry.ts';
import type { SaleEntry } from './sale-entry.ts';
import type { SoldEntry } from './sold-entry.ts';

/** The sales of a company that are stored on this device. */
export type SaleEntries = DeviceStore<SaleEntry>;

export function openSaleEntries(companyId: string): SaleEntries {
  return openDeviceStore<SaleEntry>(`cuadra.outbox.${companyId}`, 'sales');
}

/**
 * Its new clients. In a database of their own and not in a second version of the other: a tab of an earlier release holds
 * that one open, and nobody could charge until it is closed.
 */
export function openClientEntries(companyId: string): DeviceStore<ClientEntry> {
  return openDeviceStore<ClientEntry>(`cuadra.outbox-clients.${companyId}`, 'clients');
}

/** The tickets of its sales that nobody may have seen yet. */
export function openSoldEntries(companyId: string): DeviceStore<SoldEntry> {
  return openDeviceStore<SoldEntry>(`cuadra.outbox-sold.${companyId}`, 'sold');
}
