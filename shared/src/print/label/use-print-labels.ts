import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

export interface LabelPrinting {
  isPreparing: boolean;
  /** How far that is, in words. */
  progress: string | undefined;
  /** What is printed has to be in the page. */
  isPrinting: boolean;
  /** Prepares, draws what is printed, and opens the browser's dialog once all pictures in it are there. */
  print: (prepare: (tell: (progress: string) => void) => Promise<void>) => Promise<void>;
}

/** Prints what the screen draws while `isPrinting`, in `[data-print-labels]`. */
export function usePrintLabels(): LabelPrinting {
  const [isPreparing, setPreparing] = useState(false);
  const [progress, setProgress] = useState<string>();
  const [isPrinting, setPrinting] = useState(false);
  const isBusy = useRef(false);
  useEffect(() => {
    // On a phone `print` returns while the dialog is still open.
    const done = () => setPrinting(false);
    addEventListener('afterprint', done);
    return () => removeEventListener('afterprint', done);
  }, []);
  const print = useCallback<LabelPrinting['print']>(async (prepare) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPreparing(true);
    try {
      await prepare(setProgress);
      flushSync(() => setPrinting(true));
      const pictures = document.querySelectorAll<HTMLImageElement>('[data-print-labels] img');
      await Promise.all([...pictures].map((picture) => picture.decode()));
    } finally {
      isBusy.current = false;
      setProgress(undefined);
      setPreparing(false);
    }
    window.print();
  }, []);
  return { isPreparing, progress, isPrinting, print };
}
