import { isRecord } from '../../domain/index.ts';
import { storedJson } from '../../state/index.ts';
import { CODE_PAGE_NAMES, type CodePage } from '../receipt/code-pages.ts';
import type { KnownPrinter } from './connection.ts';

/** How this device prints. */
export interface PrinterSettings {
  /** The one that was chosen; null: the browser prints. */
  printer: KnownPrinter | null;
  /** Letters in a line; null: what is usual for the company's paper. */
  columns: number | null;
  codePage: CodePage;
  /** Whether printing a new sale opens the drawer. */
  opensDrawer: boolean;
}

export const NO_PRINTER: PrinterSettings = {
  printer: null,
  columns: null,
  codePage: 'cp850',
  opensDrawer: true,
};

/** Of the device and not of the company: it is the printer that stands beside it. */
const stored = storedJson<PrinterSettings>('cuadra.printer', (value) =>
  isRecord(value) ? settingsOf(value) : undefined,
);

export function readSettings(): PrinterSettings {
  return stored.read() ?? NO_PRINTER;
}

export function writeSettings(settings: PrinterSettings): void {
  stored.write(settings);
}

function settingsOf({ printer, columns, codePage, opensDrawer }: Record<string, unknown>): PrinterSettings {
  return {
    printer: isRecord(printer) ? printerOf(printer) : null,
    columns: typeof columns === 'number' ? columns : null,
    codePage: CODE_PAGE_NAMES.find((known) => known === codePage) ?? NO_PRINTER.codePage,
    opensDrawer: opensDrawer !== false,
  };
}

function printerOf({
  kind,
  name,
  vendorId,
  productId,
  serialNumber,
}: Record<string, unknown>): KnownPrinter | null {
  if (kind !== 'usb' && kind !== 'serial') return null;
  return {
    kind,
    name: typeof name === 'string' ? name : 'Impresora',
    vendorId: typeof vendorId === 'number' ? vendorId : null,
    productId: typeof productId === 'number' ? productId : null,
    serialNumber: typeof serialNumber === 'string' ? serialNumber : null,
  };
}
