import { centered, pair, type ReceiptRow, RULE, words } from '../receipt/rows.ts';

/** What shows whether a printer's letters and width are the right ones. */
export function testRows(): ReceiptRow[] {
  return [
    centered('Cuadra', { strong: true }),
    RULE,
    words('Si aquí lees bien ÁÉÍÓÚ áéíóú Ññ Üü, la tabla de letras es la correcta.'),
    RULE,
    pair('2 × $ 1,15', 'Bs. 1.978,41'),
    pair('Total', 'Bs. 1.978,41', { strong: true, large: true }),
    RULE,
    words('Si cada raya ocupa una sola línea, las letras por línea están bien.'),
  ];
}
