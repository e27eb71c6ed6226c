import { type ReactNode, useCallback, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import styled, { createGlobalStyle } from 'styled-components';

/** CSS pixels in an inch and millimetres in one. */
const PIXELS = 96;
const MILLIMETRES = 25.4;
const ROLL_WIDTH = 80;
/** Millimetres below the last line, for the cutter. */
const MARGIN = 4;

/** Laid out where nobody sees it, so that its height is known before the sheet is cut to it. */
const Sheet = styled.div`
  position: fixed;
  inset: 0 auto auto -200mm;
  width: ${ROLL_WIDTH}mm;
  @media print {
    position: static;
  }
`;

/** On paper there is the sheet and nothing else, on a page as long as it is. */
const OnlySheet = createGlobalStyle<{ $height: number }>`
  @media print {
    @page { size: ${ROLL_WIDTH}mm ${({ $height }) => $height}mm; margin: 0; }
    html, body { height: auto; min-height: 0; background: #fff; }
    body > *:not([data-print-sheet]) { display: none !important; }
  }
`;

/**
 * Prints something on an 80 mm roll through the browser.
 *
 * @returns `print`, and what it needs in the page while it prints
 */
export function usePrint(content: ReactNode): { print: () => void; sheet: ReactNode } {
  const [height, setHeight] = useState<number>();
  const [isPrinting, setPrinting] = useState(false);

  const print = useCallback(() => {
    flushSync(() => setPrinting(true));
    const sheet = document.querySelector('[data-print-sheet]');
    const pixels = sheet?.getBoundingClientRect().height ?? 0;
    flushSync(() => setHeight(Math.ceil((pixels / PIXELS) * MILLIMETRES) + MARGIN));
    // It returns when the dialog is closed.
    window.print();
    setPrinting(false);
  }, []);

  const sheet =
    isPrinting &&
    createPortal(
      <Sheet data-print-sheet>
        {content}
        <OnlySheet $height={height ?? 0} />
      </Sheet>,
      document.body,
    );
  return { print, sheet };
}
