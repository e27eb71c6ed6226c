import styled, { css } from 'styled-components';
import type { Receipt, ReceiptRow } from './rows.ts';

export type PaperWidth = 58 | 80;

/** Millimetres of a roll that a print head reaches. */
const PRINTABLE: Readonly<Record<PaperWidth, number>> = { 58: 48, 80: 72 };

/** Black on white in both themes: it is paper. */
const Paper = styled.article<{ $width: PaperWidth }>`
  width: ${({ $width }) => PRINTABLE[$width]}mm;
  max-width: 100%;
  margin-inline: auto;
  padding: 3mm 1mm 4mm;
  background: #fff;
  color: #000;
  font-size: ${({ $width }) => ($width === 58 ? '11px' : '12px')};
  line-height: 1.35;
  font-variant-numeric: tabular-nums;
  hr {
    border: 0;
    border-top: 1px dashed #000;
    margin: 6px 0;
  }
`;

const weight = css<{ $strong: boolean }>`
  font-weight: ${({ $strong }) => ($strong ? 700 : 400)};
`;

/** Words and identifications: figures of one width would pull the hyphens of a RIF apart. */
const Words = styled.div<{ $strong: boolean; $center: boolean }>`
  ${weight}
  text-align: ${({ $center }) => ($center ? 'center' : 'start')};
  font-variant-numeric: normal;
  overflow-wrap: anywhere;
`;

const Pair = styled.div<{ $strong: boolean; $large: boolean }>`
  ${weight}
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: 8px;
  font-size: ${({ $large }) => ($large ? '1.25em' : 'inherit')};
  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  /* Wrapped below its name, an amount still stands at the edge. */
  span:last-child {
    margin-inline-start: auto;
    text-align: end;
  }
`;

/** As high as it will be before it is there: the sheet is cut to what it measures. */
const Logo = styled.img`
  display: block;
  width: 100%;
  height: 16mm;
  margin-bottom: 2mm;
  object-fit: contain;
`;

/** From edge to edge. A printer would make grey of it. */
const Band = styled.div`
  height: 2mm;
  margin: -3mm -1mm 3mm;
  @media print {
    display: none;
  }
`;

/** A receipt as it comes out of a roll. */
export function ReceiptPaper({ receipt, width }: { receipt: Receipt; width: PaperWidth }) {
  return (
    <Paper $width={width} aria-label={receipt.title}>
      {keyed(receipt.rows).map(({ key, row }) => (
        <Row key={key} row={row} />
      ))}
    </Paper>
  );
}

function Row({ row }: { row: ReceiptRow }) {
  if (row.kind === 'rule') return <hr />;
  if (row.kind === 'band') return <Band style={{ background: row.colour }} />;
  if (row.kind === 'logo') return <Logo src={row.src} alt={`Logo de ${row.of}`} decoding="sync" />;
  const $strong = row.strong === true;
  if (row.kind === 'text')
    return (
      <Words $strong={$strong} $center={row.align === 'center'}>
        {row.text}
      </Words>
    );
  return (
    <Pair $strong={$strong} $large={row.large === true}>
      <span>{row.start}</span> <span>{row.end}</span>
    </Pair>
  );
}

/** A key for each row: what it says, and which one it is among those that say the same. */
function keyed(rows: readonly ReceiptRow[]): { key: string; row: ReceiptRow }[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const said = JSON.stringify(row);
    const before = seen.get(said) ?? 0;
    seen.set(said, before + 1);
    return { key: `${before}${said}`, row };
  });
}
