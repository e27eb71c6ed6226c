import CodepageEncoder from '@point-of-sale/codepage-encoder';

/** What a printer makes of its bytes. */
export interface ThermalPaper {
  lines: { text: string; strong: boolean; large: boolean }[];
  /** How often the drawer was opened, and the paper cut. */
  pulses: number;
  cuts: number;
  /** Of pictures: how many dots are black. */
  dots: number;
}

/** The tables of an Epson printer by their numbers, as far as they are used here. */
const TABLES: Readonly<Record<number, 'cp437' | 'cp850' | 'windows1252' | 'cp858'>> = {
  0: 'cp437',
  2: 'cp850',
  16: 'windows1252',
  19: 'cp858',
};

const ESC = 0x1b;
const GS = 0x1d;
const FS = 0x1c;

/** Reads ESC/POS as a printer does. @throws for a command that no printer of ours was meant to get */
export function readThermal(bytes: Uint8Array): ThermalPaper {
  const paper: ThermalPaper = { lines: [], pulses: 0, cuts: 0, dots: 0 };
  let table: (typeof TABLES)[number] = 'cp437';
  let text = '';
  let strong = false;
  let large = false;
  let drawn: { strong: boolean; large: boolean } | undefined;
  for (let at = 0; at < bytes.length; at += 1) {
    const [byte = 0, command = 0, value = 0] = bytes.subarray(at, at + 3);
    if (byte === ESC && command === 0x2a) {
      // A band of a picture, three bytes to a column of 24 dots.
      const columns = (bytes[at + 3] ?? 0) + 256 * (bytes[at + 4] ?? 0);
      const band = bytes.subarray(at + 5, at + 5 + 3 * columns);
      paper.dots += band.reduce((dots, eight) => dots + blackOf(eight), 0);
      // With the line feed that moves the paper by the band.
      at += 5 + band.length;
    } else if (byte === ESC) {
      at += ESCAPES.get(command) ?? fail(byte, command);
      if (command === 0x45) strong = value === 1;
      if (command === 0x74) table = TABLES[value] ?? fail(byte, value);
      if (command === 0x70) paper.pulses += 1;
    } else if (byte === GS) {
      at += 2;
      if (command === 0x21) large = (value & 0x0f) === 1;
      else if (command === 0x56) paper.cuts += 1;
      else fail(byte, command);
    } else if (byte === FS) at += 1;
    else if (byte === 0x0a) {
      paper.lines.push({ text, ...(drawn ?? { strong: false, large: false }) });
      text = '';
      drawn = undefined;
    } else if (byte !== 0x0d) {
      text += letter(byte, table ?? 'cp437');
      if (byte !== 0x20) drawn ??= { strong, large };
    }
  }
  return paper;
}

/** Bytes that follow ESC, by command: @ initialize, M font, E bold, t table, p pulse, a align, - underline, 3 and 2 the height of a line. */
const ESCAPES = new Map([
  [0x40, 1],
  [0x4d, 2],
  [0x45, 2],
  [0x74, 2],
  [0x70, 4],
  [0x61, 2],
  [0x2d, 2],
  [0x33, 2],
  [0x32, 1],
]);

function blackOf(eight: number): number {
  return [...eight.toString(2)].filter((bit) => bit === '1').length;
}

function letter(byte: number, table: 'cp437' | 'cp850' | 'windows1252' | 'cp858'): string {
  if (byte < 0x80) return String.fromCharCode(byte);
  const point = CodepageEncoder.getCodepoints(table, true)[byte];
  return point === undefined ? '?' : String.fromCodePoint(point);
}

function fail(...bytes: number[]): never {
  throw new Error(`no printer knows ${bytes.map((byte) => byte.toString(16)).join(' ')}`);
}
