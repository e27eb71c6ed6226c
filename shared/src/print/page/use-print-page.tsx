import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import styled, { createGlobalStyle } from 'styled-components';

/** Black on white, whatever the theme of the screen is. */
const Sheet = styled.div`
  display: none;
  --ink: #000;
  --ink-2: #222;
  --ink-3: #444;
  --line: #bbb;
  --surface: #fff;
  --surface-2: #fff;
  --brand-ink: #000;
  --gold: #000;
  --danger: #000;
  --ok: #000;
  --t-2xs: 9px;
  --t-xs: 9px;
  --t-sm: 10px;
  --t-md: 11px;
  color: #000;
  background: #fff;
  font-size: 11px;
  @media print {
    display: block;
  }
`;

/** On paper there is the sheet and nothing else: the screen scrolls inside itself and would end after its first page. */
const OnlySheet = createGlobalStyle`
  @media print {
    @page { size: A4; margin: 14mm 12mm; }
    html, body { height: auto; min-height: 0; overflow: visible; background: #fff !important; }
    body > *:not([data-print-page]) { display: none !important; }
  }
`;

/** Not where somebody has gone on to another screen while the sheet was read: the dialog would be of that one. */
function printSheet(): void {
  if (document.querySelector('[data-print-page]')) window.print();
}

/**
 * Prints something on pages of paper through the browser, once the pictures in it are drawn.
 *
 * @returns `print`, and what it needs in the page while it prints
 */
export function usePrintPage(): { print: (content: ReactNode) => void; sheet: ReactNode } {
  const [content, setContent] = useState<ReactNode>();
  const print = useCallback((wanted: ReactNode) => {
    flushSync(() => setContent(wanted));
    const pictures = [...document.querySelectorAll<HTMLImageElement>('[data-print-page] img')];
    // At once where there are none: the press that asked for it still counts as one.
    if (pictures.length === 0) printSheet();
    else void Promise.allSettled(pictures.map((picture) => picture.decode())).then(printSheet);
  }, []);
  useEffect(() => {
    // On a phone `print` returns while the dialog is still open.
    const done = () => setContent(undefined);
    addEventListener('afterprint', done);
    return () => removeEventListener('afterprint', done);
  }, []);
  const sheet =
    content &&
    createPortal(
      <Sheet data-print-page>
        {content}
        <OnlySheet />
      </Sheet>,
      document.body,
    );
  return { print, sheet };
}
