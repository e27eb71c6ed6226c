import { errorText } from '@cuadra/shared/client';
import { soundRefused, useScanner } from '@cuadra/shared/scan';
import { notify } from '@cuadra/shared/state';
import { useRef, useState } from 'react';
import { findByCode } from '../../products/list/scan/find-by-code.ts';
import type { BoughtProduct } from './line-values.ts';

const DIALOG = '[role=dialog], [role=alertdialog]';

/**
 * Adds what is scanned, wherever the focus is: a box's barcode the box. Scans are looked up one after the other, so that
 * lines stand in the order in which the goods were taken up.
 *
 * @returns the code that nobody has, to be told, and what forgets it
 */
export function usePurchaseScans(add: (product: BoughtProduct, presentationId: string) => void) {
  const [unknown, setUnknown] = useState<string>();
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const latest = useRef(add);
  latest.current = add;

  const find = async (code: string) => {
    setUnknown(undefined);
    try {
      const product = await findByCode(code);
      if (product) return latest.current(product, boxOf(product, code));
      setUnknown(code);
    } catch (error) {
      notify.error(`No pudimos buscar ${code}. ${errorText(error)}`);
    }
    soundRefused();
  };

  useScanner({
    focusSearch: () => false,
    onScan: (code, _typed, isForField) => {
      if (isForField) return false;
      if (document.querySelector(DIALOG)) {
        notify.error(`Cierra la ventana y escanea ${code} otra vez para agregarlo a la compra.`);
        soundRefused();
      } else turn.current = turn.current.then(() => find(code));
      return true;
    },
  });
  return { unknown, forget: () => setUnknown(undefined) };
}

/** The presentation whose barcode it is; empty for the unit. */
function boxOf({ presentations = [] }: BoughtProduct, code: string): string {
  return presentations.find(({ barcodes }) => barcodes.includes(code))?.id ?? '';
}
