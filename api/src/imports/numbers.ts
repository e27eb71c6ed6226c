import { exact, parseAmount } from '@cuadra/shared/domain';

/** A number as computers write it, in which a lone point can only be a decimal one. */
const SURELY_PLAIN = /^(\d*\.(\d{1,2}|\d{4,})|0\.\d+|\d{4,}\.\d+)$/;

/**
 * How the numbers of a file are read. `1.250` alone is a thousand to a Venezuelan and one and a quarter to a program, so
 * the file decides: where some number has a point that can only be a decimal one and none has a comma, every point is
 * one; otherwise a number is read as a person types it (`parseAmount`).
 *
 * @param cells every cell with a number, of the whole file
 * @returns the number as a plain decimal text; undefined for what is none, negatives included
 */
export function numberReader(cells: Iterable<string>): (text: string) => string | undefined {
  let isPlain = false;
  for (const cell of cells) {
    if (cell.includes(',')) return parseAmount;
    isPlain ||= SURELY_PLAIN.test(cell);
  }
  return isPlain ? readPlain : parseAmount;
}

function readPlain(text: string): string | undefined {
  return /^(\d+(\.\d*)?|\.\d+)$/.test(text) ? exact(text).toFixed() : undefined;
}
