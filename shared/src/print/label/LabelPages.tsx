import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styled, { createGlobalStyle } from 'styled-components';
import { type LabelSheet, placeOf } from './sheets.ts';

const Page = styled.div`
  position: relative;
  overflow: hidden;
  background: #fff;
`;

const Place = styled.div`
  position: absolute;
`;

export interface LabelPageProps {
  sheet: LabelSheet;
  labels: readonly { label: ReactNode; at: number }[];
}

/** One page in its true size. */
export function LabelPage({ sheet, labels }: LabelPageProps) {
  const { page, label: size } = sheet;
  return (
    <Page data-label-page style={{ width: `${page.width}mm`, height: `${page.height}mm` }}>
      {labels.map(({ label, at }) => {
        const { left, top } = placeOf(sheet, at);
        return (
          <Place
            key={at}
            style={{
              left: `${left}mm`,
              top: `${top}mm`,
              width: `${size.width}mm`,
              height: `${size.height}mm`,
            }}
          >
            {label}
          </Place>
        );
      })}
    </Page>
  );
}

/** CSS pixels of a millimetre. */
const PIXELS = 96 / 25.4;

/** A page as large as there is room for, twice its true size at most. */
export function ShrunkLabels({ sheet, children }: { sheet: LabelSheet; children: ReactNode }) {
  const width = sheet.page.width * PIXELS;
  const height = sheet.page.height * PIXELS;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      style={{ width: '100%', maxWidth: Math.min(width * 2, 560), outline: '1px solid var(--line)' }}
    >
      <title>Así sale la primera hoja</title>
      <foreignObject width={width} height={height}>
        {children}
      </foreignObject>
    </svg>
  );
}

/** Where nobody sees it until the paper comes. */
const Sheets = styled.div`
  position: fixed;
  inset: 0 auto auto -400mm;
  & > * {
    break-after: page;
  }
  & > *:last-of-type {
    break-after: auto;
  }
  @media print {
    position: static;
  }
`;

/** On paper there are the labels and nothing else, on pages of just their size. */
const OnlySheets = createGlobalStyle<{ $sheet: LabelSheet }>`
  @media print {
    @page { size: ${({ $sheet }) => $sheet.page.width}mm ${({ $sheet }) => $sheet.page.height}mm; margin: 0; }
    html, body { height: auto; min-height: 0; overflow: visible; background: #fff; }
    body > *:not([data-print-labels]) { display: none !important; }
  }
`;

/** The pages beside the application, for the browser to print. */
export function PrintedLabels({ sheet, children }: { sheet: LabelSheet; children: ReactNode }) {
  return createPortal(
    <Sheets data-print-labels>
      {children}
      <OnlySheets $sheet={sheet} />
    </Sheets>,
    document.body,
  );
}
