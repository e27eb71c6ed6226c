import { errorText } from '@cuadra/shared/client';
import { soundRefused, useScanner } from '@cuadra/shared/scan';
import { notify } from '@cuadra/shared/state';
import { useCallback, useMemo, useRef, useState } from 'react';
import { findByCode } from './find-by-code.ts';

const DIALOG = '[role=dialog], [role=alertdialog]';

export interface ListScan {
  /** The code that nobody has, to be told. */
  unknown: string | undefined;
  forget: () => void;
  /** Finds what a camera has read, like what a scanner has. */
  find: (code: string) => void;
  /** Where the product that was scanned last stands; another object after each scan. */
  sought: { index: number } | undefined;
}

export interface ListScanned {
  /** Shows what has a code, past every filter. */
  show: (code: string) => void;
  /** Takes what a scanner has typed out of the search box again. */
  restore: () => void;
  rows: readonly { id: string }[] | undefined;
  /** The rows belong to the search before. */
  stale: boolean;
}

/**
 * Finds a product by a scan, wherever the focus is: the list shows it past every filter, and its row has the focus, so that
 * Enter opens it and the next scan finds the next one.
 */
export function useListScan({ show, restore, rows, stale }: ListScanned): ListScan {
  const [unknown, setUnknown] = useState<string>();
  const [found, setFound] = useState<{ id: string }>();
  /** Only the last one that was scanned is shown, whichever is answered first. */
  const turn = useRef(0);

  const find = async (code: string) => {
    const mine = ++turn.current;
    setUnknown(undefined);
    try {
      const product = await findByCode(code);
      if (mine !== turn.current) return;
      if (product) {
        setFound({ id: product.id });
        show(code);
      } else {
        setUnknown(code);
        soundRefused();
      }
    } catch (error) {
      if (mine !== turn.current) return;
      notify.error(`No pudimos buscar ${code}. ${errorText(error)}`);
      soundRefused();
    }
  };

  useScanner({
    focusSearch: () => false,
    onScan: (code, _typed, isForField) => {
      if (isForField) return false;
      restore();
      if (document.querySelector(DIALOG)) {
        notify.error(`Cierra la ventana y escanea ${code} otra vez para verlo en la lista.`);
        soundRefused();
      } else void find(code);
      return true;
    },
  });

  const index = found && !stale ? rows?.findIndex(({ id }) => id === found.id) : undefined;
  // A scan of the same product brings the focus back to it, which is why `found` counts, too.
  const sought = useMemo(
    () => (found && index !== undefined && index >= 0 ? { index } : undefined),
    [found, index],
  );
  return {
    unknown,
    forget: useCallback(() => setUnknown(undefined), []),
    find: (code) => void find(code),
    sought,
  };
}
