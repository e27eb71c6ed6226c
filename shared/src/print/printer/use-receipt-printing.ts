import { type ReactNode, useState } from 'react';
import { useHasModule } from '../../state/index.ts';
import { usePrintSheet } from '../receipt/print-sheet.tsx';
import type { PaperWidth } from '../receipt/ReceiptPaper.tsx';
import type { Receipt } from '../receipt/rows.ts';
import { printerErrorText } from './error-text.ts';
import { usePrinter } from './printer-store.ts';

export interface ReceiptPrinting {
  /** On the thermal printer of this device, or through the browser where there is none. */
  print: () => void;
  printInBrowser: () => void;
  isPrinting: boolean;
  /** What kept the thermal printer from printing. */
  error: string | undefined;
  /** What the browser's printing needs in the page. */
  sheet: ReactNode;
}

/** Printing a receipt. @param opensDrawer whether a thermal printer opens the drawer with it */
export function useReceiptPrinting(
  receipt: Receipt,
  width: PaperWidth,
  opensDrawer: boolean,
): ReceiptPrinting {
  const [error, setError] = useState<string>();
  const { print: printInBrowser, sheet } = usePrintSheet(receipt, width);
  // Spec §2: the module makes the printing component active.
  const isDirect = useHasModule('print');
  const { settings, isBusy, print } = usePrinter();

  const printDirectly = async () => {
    setError(undefined);
    try {
      await print({ rows: receipt.rows, width, opensDrawer: opensDrawer && settings.opensDrawer });
    } catch (error) {
      setError(printerErrorText(error));
    }
  };

  return {
    print: () => {
      if (isDirect && settings.printer) void printDirectly();
      else printInBrowser();
    },
    printInBrowser: () => {
      setError(undefined);
      printInBrowser();
    },
    isPrinting: isBusy,
    error,
    sheet,
  };
}
