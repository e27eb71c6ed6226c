import { create } from 'zustand';
import { COLUMNS } from '../receipt/columns.ts';
import { logoDots } from '../receipt/logo.ts';
import type { PaperWidth } from '../receipt/ReceiptPaper.tsx';
import type { ReceiptRow } from '../receipt/rows.ts';
import { type Connection, type ConnectionKind, PrinterError, type Transport } from './connection.ts';
import { NO_PRINTER, type PrinterSettings, readSettings, writeSettings } from './printer-settings.ts';
import { serial } from './serial.ts';
import { usb } from './usb.ts';

export const TRANSPORTS: Readonly<Record<ConnectionKind, Transport>> = { usb, serial };

export interface ThermalJob {
  rows: readonly ReceiptRow[];
  /** The company's paper, where this device has no count of letters of its own. */
  width: PaperWidth;
  opensDrawer?: boolean;
}

export interface PrinterStore {
  settings: PrinterSettings;
  /** Something is being printed or opened. */
  isBusy: boolean;
  /** Has the user choose a printer and remembers it. @throws PrinterError */
  choose: (kind: ConnectionKind) => Promise<void>;
  /** The browser prints again. */
  forget: () => Promise<void>;
  change: (settings: Partial<Omit<PrinterSettings, 'printer'>>) => void;
  /** Prints on the remembered printer. @throws PrinterError */
  print: (job: ThermalJob) => Promise<void>;
  /** Opens the drawer that hangs on it. @throws PrinterError */
  openDrawer: () => Promise<void>;
}

/** The thermal printer of this device; one for all screens, because a printer is opened once. */
export const usePrinter = create<PrinterStore>()((set, get) => {
  let connection: Connection | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const keep = (settings: PrinterSettings) => {
    writeSettings(settings);
    set({ settings });
  };

  const connected = async (): Promise<Connection> => {
    const { printer } = get().settings;
    if (!printer) throw new PrinterError('gone');
    connection ??= await TRANSPORTS[printer.kind].reopen(printer);
    return connection;
  };

  const drop = async () => {
    const old = connection;
    connection = undefined;
    // What is unplugged cannot be closed, and need not be.
    await old?.close().catch(() => undefined);
  };

  /** One after the other: two tickets at once would print through each other. */
  const send = (bytes: () => Promise<Uint8Array>): Promise<void> => {
    const work = last.then(async () => {
      set({ isBusy: true });
      const isOpen = connection !== undefined;
      const what = await bytes();
      try {
        await (await connected()).write(what);
      } catch (error) {
        await drop();
        // It was switched off and on since the last ticket: the browser lists it again.
        if (!isOpen || !(error instanceof PrinterError) || error.kind !== 'gone') throw error;
        await (await connected()).write(what);
      }
    });
    const settled = work.finally(() => set({ isBusy: false }));
    last = settled.catch(() => undefined);
    return settled;
  };

  return {
    settings: readSettings(),
    isBusy: false,
    choose: async (kind) => {
      // It may be the same one again, and must not be closed after it was opened.
      await drop();
      connection = await TRANSPORTS[kind].choose();
      keep({ ...get().settings, printer: connection.printer });
    },
    forget: async () => {
      await drop();
      keep(NO_PRINTER);
    },
    change: (settings) => keep({ ...get().settings, ...settings }),
    print: ({ rows, width, opensDrawer = false }) =>
      send(async () => {
        const { escPos } = await loadEncoder();
        const { columns, codePage } = get().settings;
        const logo = await logoDots(rows);
        return escPos(rows, { columns: columns ?? COLUMNS[width], codePage, opensDrawer, logo });
      }),
    openDrawer: () => send(async () => (await loadEncoder()).drawerPulse()),
  };
});

/** 38 kB gzip that only who has a thermal printer needs. */
function loadEncoder() {
  return import('../receipt/esc-pos.ts');
}
