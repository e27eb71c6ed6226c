import type { CSSProperties, ReactNode } from 'react';
import styled from 'styled-components';
import type { DrawnCode } from './draw-code.ts';
import { codeWidth, dotsWidth, type LabelSheet, textScale } from './sheets.ts';

/** Ink on paper, whatever the theme; `--mm` grows with the label. */
const Face = styled.div<{ $isBeside: boolean }>`
  display: flex;
  flex-direction: ${({ $isBeside }) => ($isBeside ? 'row' : 'column')};
  align-items: center;
  height: 100%;
  padding: calc(1 * var(--mm)) 1.6mm;
  gap: calc(0.4 * var(--mm));
  overflow: hidden;
  background: #fff;
  color: #000;
  font-size: calc(2.5 * var(--mm));
  line-height: 1.12;
  text-align: center;
`;

const Name = styled.div`
  display: -webkit-box;
  -webkit-line-clamp: 2;
  -webkit-box-orient: vertical;
  flex: none;
  overflow: hidden;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Bars = styled.img`
  display: block;
  flex: 1;
  min-height: 0;
`;

const Dots = styled.img`
  display: block;
  flex: none;
`;

/** Beside a QR, as large as the label lets it be. */
const Texts = styled.div`
  display: grid;
  flex: 1;
  min-width: 0;
  gap: calc(0.8 * var(--mm));
`;

const Digits = styled.div`
  flex: none;
  font-size: calc(2.2 * var(--mm));
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

export interface LabelFaceProps {
  sheet: LabelSheet;
  name: string;
  /** What else stands on it, between the name and the bars; its measures are counted in `--mm`, which grows with the label. */
  children: ReactNode;
  /** Undefined for a label without a code. */
  code: DrawnCode | undefined;
  /** Whether what the bars say stands below them; true by default. */
  hasDigits?: boolean;
}

/** What stands on one label. */
export function LabelFace({ sheet, name, children, code, hasDigits = true }: LabelFaceProps) {
  const isBeside = code?.text === '';
  const texts = (
    <>
      <Name>{name}</Name>
      {children}
    </>
  );
  const scale = { '--mm': `${textScale(sheet)}mm` } as CSSProperties;
  return (
    <Face data-label $isBeside={isBeside} style={scale}>
      {code && isBeside && (
        <>
          <Dots alt="Código QR" src={code.url} style={{ width: `${dotsWidth(sheet)}mm` }} />
          <Texts>{texts}</Texts>
        </>
      )}
      {!isBeside && texts}
      {code && !isBeside && (
        <>
          <Bars alt={`Código ${code.text}`} src={code.url} style={{ width: `${codeWidth(sheet, code)}mm` }} />
          {hasDigits && <Digits>{code.text}</Digits>}
        </>
      )}
    </Face>
  );
}
