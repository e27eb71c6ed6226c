/** EAN-13 keeps 20 to 29 for a shop's own numbers; of those, Caja reads 20 to 25 as a scale's (decision 0010). */
const PREFIX = '29';

/** An EAN-13 of a shop's own. @param number below ten thousand million */
export function ownBarcode(number: number): string {
  const body = `${PREFIX}${String(number).padStart(10, '0')}`;
  return body + checkDigit(body);
}

/** GS1: from the right, threefold and onefold by turns, up to the next ten. */
export function checkDigit(body: string): string {
  const sum = [...body]
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}
