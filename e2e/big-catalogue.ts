import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from './server/cuadra-server.ts';

/** Rows of the catalogue that an import has to take at once. */
export const BIG_CATALOGUE_ROWS = 20_030;

/** A catalogue of a real shop's size, as a file, and one product of it to look for. */
export interface BigCatalogue {
  csv: Buffer;
  sample: { name: string; barcode: string };
}

/**
 * The real one beside the project where it is there; else one of the same shape: accents, quotes, commas inside quotes.
 */
export async function bigCatalogue(): Promise<BigCatalogue> {
  const real = await readFile(path.join(ROOT, '..', 'shared', 'data', 'catalogo-real.csv')).catch(
    () => undefined,
  );
  return real ? { csv: real, sample: sampleOf(real.toString('utf8')) } : generated();
}

/** The last line that is plain to read: no quotes, a name of some length. */
function sampleOf(csv: string): BigCatalogue['sample'] {
  const line = csv
    .trim()
    .split(/\r?\n/)
    .reverse()
    .find((row) => /^\d{13},[^",]{12,60}$/.test(row));
  const [barcode, name] = line?.split(',') ?? [];
  if (barcode === undefined || name === undefined) throw new Error('The catalogue has no line to look for');
  return { barcode, name: name.trim().replace(/\s+/g, ' ') };
}

const FOODS = [
  'Café molido',
  'Azúcar',
  'Plátano',
  'Jamón',
  'Piña en almíbar',
  'Salsa "La Abuela", picante',
  'Ñame',
];

function generated(): BigCatalogue {
  const rows = Array.from({ length: BIG_CATALOGUE_ROWS }, (_, index) => {
    const name = `${FOODS[index % FOODS.length]} n.º ${index}`;
    return `${7590000000000 + index},${name.includes('"') ? `"${name.replaceAll('"', '""')}"` : name}`;
  });
  const csv = Buffer.from(`codigo_barras,nombre\n${rows.join('\n')}\n`);
  return { csv, sample: { barcode: '7590000020028', name: 'Azúcar n.º 20028' } };
}
