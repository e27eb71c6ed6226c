/** Paper that labels stand on; all in millimetres. */
export interface LabelSheet {
  /** Kept by the browser: it stays what it is. */
  id: string;
  /** As it is sold, for a person to find it. */
  name: string;
  page: { width: number; height: number };
  label: { width: number; height: number };
  columns: number;
  rows: number;
  /** Between two columns; rows touch. */
  gap: number;
}

const A4 = { width: 210, height: 297 };
const LETTER = { width: 215.9, height: 279.4 };

const roll = (id: string, name: string, width: number, height: number): LabelSheet => ({
  ...{ id, name, page: { width, height }, label: { width, height }, columns: 1, rows: 1, gap: 0 },
});

/** What is mostly sold; the makers' own measures. A sheet's labels stand in its middle. */
export const LABEL_SHEETS: readonly [LabelSheet, ...LabelSheet[]] = [
  roll('roll-50x25', 'Rollo 50 × 25 mm', 50, 25),
  roll('roll-58x40', 'Rollo 58 × 40 mm', 58, 40),
  roll('roll-58x30', 'Rollo 58 × 30 mm', 58, 30),
  {
    ...{ id: 'l7160', name: 'Avery L7160, A4, 21 por hoja (63,5 × 38,1 mm)', page: A4 },
    ...{ label: { width: 63.5, height: 38.1 }, columns: 3, rows: 7, gap: 2.5 },
  },
  {
    ...{ id: 'l7159', name: 'Avery L7159, A4, 24 por hoja (63,5 × 33,9 mm)', page: A4 },
    ...{ label: { width: 63.5, height: 33.9 }, columns: 3, rows: 8, gap: 2.5 },
  },
  {
    ...{ id: 'l7651', name: 'Avery L7651, A4, 65 por hoja (38,1 × 21,2 mm)', page: A4 },
    ...{ label: { width: 38.1, height: 21.2 }, columns: 5, rows: 13, gap: 2.5 },
  },
  {
    ...{ id: 'l7163', name: 'Avery L7163, A4, 14 por hoja (99,1 × 38,1 mm)', page: A4 },
    ...{ label: { width: 99.1, height: 38.1 }, columns: 2, rows: 7, gap: 2.5 },
  },
  {
    ...{ id: '5160', name: 'Avery 5160, carta, 30 por hoja (66,7 × 25,4 mm)', page: LETTER },
    ...{ label: { width: 66.675, height: 25.4 }, columns: 3, rows: 10, gap: 3.175 },
  },
];

/** Labels on one page. */
export function perPage({ columns, rows }: LabelSheet): number {
  return columns * rows;
}

/** Where the label `index` of a page stands, from its upper left corner. */
export function placeOf(sheet: LabelSheet, index: number): { left: number; top: number } {
  const { page, label, columns, rows, gap } = sheet;
  const left = (page.width - columns * label.width - (columns - 1) * gap) / 2;
  const top = (page.height - rows * label.height) / 2;
  return {
    left: left + (index % columns) * (label.width + gap),
    top: top + Math.floor(index / columns) * label.height,
  };
}

/** Puts labels on pages. @param skip places of the first page that are used up */
export function toPages<Label>(
  sheet: LabelSheet,
  labels: readonly Label[],
  skip: number,
): { label: Label; at: number }[][] {
  const pages: { label: Label; at: number }[][] = [];
  labels.forEach((label, index) => {
    const place = index + skip;
    const page = Math.floor(place / perPage(sheet));
    pages[page] ??= [];
    pages[page].push({ label, at: place % perPage(sheet) });
  });
  return pages.filter(Boolean);
}

/** The measures of a face are made for 50 × 25 mm; what is smaller or larger has smaller or larger letters. */
const FACE = { width: 50, height: 25 };

/** How large the letters of a label are, of those of one of 50 × 25 mm. */
export function textScale({ label }: LabelSheet): number {
  return Math.min(Math.max(Math.min(label.width / FACE.width, label.height / FACE.height), 0.72), 1.4);
}

/** Millimetres that the narrowest bar of a code has in its full size (GS1), and those below which scanners begin to fail. */
const FULL = 0.33;
const LEAST = 0.19;
/** Millimetres left free at both sides of a label together. */
const EDGES = 3.2;

/** How wide a code is drawn, millimetres: in its full size, or as wide as the label is. */
export function codeWidth({ label }: LabelSheet, { modules }: { modules: number }): number {
  return Math.min(label.width - EDGES, modules * FULL);
}

/** How wide a QR is, which stands beside the text, millimetres. */
export function dotsWidth({ label }: LabelSheet): number {
  return Math.min(label.height - EDGES, label.width * 0.44);
}

/** Whether a code has too many bars or dots for a label: no scanner would tell them apart. */
export function isTooFine(sheet: LabelSheet, code: { modules: number; text: string }): boolean {
  const width = code.text === '' ? dotsWidth(sheet) : codeWidth(sheet, code);
  return width / code.modules < (code.text === '' ? LEAST / 2 : LEAST);
}
