import uFuzzy from '@leeoniya/ufuzzy';
import MiniSearch from 'minisearch';
import { type CatalogueProduct, searchLine } from '../../mf-pos/src/offline/catalogue/catalogue-product.ts';
import { blockOf, ProductIndex } from '../../mf-pos/src/offline/catalogue/product-index.ts';
import { quantile } from '../measure.ts';

const FOODS = [
  'Harina de maíz',
  'Café molido',
  'Azúcar refinada',
  'Aceite de soya',
  'Leche en polvo',
  'Jabón de baño',
];
const BRANDS = ['Río Claro', 'La Montaña', 'Don Pedro', 'Santa Rosa', 'El Llano', 'Ávila', 'Orinoco'];
const SEARCHES = ['a', 'ha', 'harina', 'cafe avila', 'mont 500', '75901', 'eche', 'nada de eso'];
const ROUNDS = 40;

/** The same searches by each of them: any part of a word, several words in any order, the best sixty. One line each. */
export function compareSearches(count: number): string[] {
  const products = Array.from({ length: count }, (_, index) => productOf(index));
  const lines = products.map(searchLine);
  const own = new ProductIndex([blockOf(products)]);
  const mini = new MiniSearch<{ id: number; line: string }>({
    fields: ['line'],
    searchOptions: { prefix: true, combineWith: 'AND' },
  });
  const builtMini = timed(() => mini.addAll(lines.map((line, id) => ({ id, line }))));
  const fuzzy = new uFuzzy({ intraMode: 0 });
  const builtOwn = timed(() => new ProductIndex([blockOf(products)]));
  return [
    told('Cuadra', builtOwn, (query) => own.search(query, 60)),
    told('MiniSearch (beginnings of words)', builtMini, (query) => mini.search(query).slice(0, 60)),
    told('uFuzzy', 0, (query) => fuzzy.search(lines, query, 5, count)),
  ];
}

function told(name: string, built: number, search: (query: string) => unknown): string {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const query of SEARCHES) times.push(timed(() => search(query)));
  }
  const figures = `${quantile(times, 0.5).toFixed(2)} ms (${quantile(times, 0.95).toFixed(2)})`;
  return `  ${name.padEnd(34)}${figures.padStart(18)}, index in ${built.toFixed(0)} ms`;
}

function timed(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

function productOf(index: number): CatalogueProduct {
  const food = FOODS[index % FOODS.length];
  const brand = BRANDS[Math.floor(index / FOODS.length) % BRANDS.length];
  return {
    id: `p-${index}`,
    name: `${food} ${brand} ${[100, 250, 500][index % 3]} g ${index}`,
    code: `P${String(index).padStart(6, '0')}`,
    barcodes: [String(7590100000000 + index)],
    category_id: null,
    min_qty: null,
    qty: '10',
    reserved: '0',
    cost: '1.00',
    utility: '30',
    price: null,
    is_fixed_price: false,
    cost_currency: 'USD',
    price_currency: 'USD',
  };
}
