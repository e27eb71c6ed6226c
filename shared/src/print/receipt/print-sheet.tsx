import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import styled, { createGlobalStyle } from 'styled-components';
import { type PaperWidth, ReceiptPaper } from './ReceiptPaper.tsx';
import type { Receipt } from './rows.ts';

/** CSS pixels in an inch and millimetres in one. */
const PIXELS = 96;
const MILLIMETRES = 25.4;
/** Millimetres below the last line, for the cutter. */
const MARGIN = 4;

/** Laid out where nobody sees it, so that its height is known before the sheet is cut to it. */
const Sheet = styled.div<{ $width: PaperWidth }>`
  position: fixed;
  inset: 0 auto auto -200mm;
  width: ${({ $width }) => $width}mm;
  @media print {
    position: static;
  }
`;

/** On paper there is the sheet and nothing else, on a page as long as it is. */
const OnlySheet = createGlobalStyle<{ $width: PaperWidth; $height: number }>`
  @media print {
    @page { size: ${({ $width }) => $width}mm ${({ $height }) => $height}mm; margin: 0; }
    html, body { height: auto; min-height: 0; background: #fff !important; }
    body > *:not([data-print-sheet]) { display: none !important; }
  }
`;

/**
 * Prints a receipt through the browser, on a roll of 58 or 80 mm.
 *
 * @returns `print`, and what it needs in the page while it prints
 */
export function usePrintSheet(receipt: Receipt, width: PaperWidth): { print: () => void; sheet: ReactNode } {
  const [height, setHeight] = useState<number>();
  const [isPrinting, setPrinting] = useState(false);

  const print = useCallback(() => {
    flushSync(() => setPrinting(true));
    const sheet = document.querySelector('[data-print-sheet]');
    const pixels = sheet?.getBoundingClientRect().height ?? 0;
    flushSync(() => setHeight(Math.ceil((pixels / PIXELS) * MILLIMETRES) + MARGIN));
    window.print();
  }, []);

  useEffect(() => {
    // On a phone `print` returns while the dialog is still open.
    const done = () => setPrinting(false);
    addEventListener('afterprint', done);
    return () => removeEventListener('afterprint', done);
  }, []);

  const sheet =
    isPrinting &&
    createPortal(
      <Sheet data-print-sheet $width={width}>
        <ReceiptPaper receipt={receipt} width={width} />
        <OnlySheet $width={width} $height={height ?? 0} />
      </Sheet>,
      document.body,
    );
  return { print, sheet };
}
