import { exact, searchable, toQuantity } from '@cuadra/shared/domain';
import { type CatalogueProduct, presentationOf, searchLine } from './catalogue-product.ts';
import {
  findExact,
  findLines,
  indexText,
  lineCount,
  rankLine,
  type TextIndex,
  wordsOf,
} from './text-index.ts';

/** Products as they are stored on the device: read only when they are shown, so that fifty thousand cost no start. */
export interface Block {
  /** `searchLine` of each, one a line. */
  text: string;
  /** Each as JSON. */
  rows: string[];
  categories: (string | null)[];
}

export function blockOf(products: readonly CatalogueProduct[]): Block {
  return {
    text: products.map(searchLine).join('\n'),
    rows: products.map((product) => JSON.stringify(product)),
    categories: products.map(({ category_id }) => category_id),
  };
}

interface Part {
  index: TextIndex;
  rows: (string | CatalogueProduct)[];
  categories: (string | null)[];
  /** Lines of products that are gone, or stand in another part. */
  dead: Set<number>;
}

interface Place {
  part: Part;
  line: number;
}

/** Products that fit equally well. */
interface Rank {
  popular: (Place & { order: number })[];
  others: Place[];
}

export interface Found {
  products: CatalogueProduct[];
  /** There are more than were asked for. */
  hasMore: boolean;
}

/** Changes that stand in parts of their own until they are drawn together with the others. */
const PARTS = 40;

/** The products of a company in memory, and the search in them. What its products are, the caller does not change. */
export class ProductIndex {
  #parts: Part[] = [];
  /** So many of them, the first ones, are of the catalogue's pages, in its order; the rest came between. */
  #pages = 0;
  /** Made when it is first needed: a search needs none. */
  #places: Map<string, Place> | undefined;
  /** Ids of the products that sell most, best first: they stand first among equals. */
  #popular: readonly string[] = [];
  /** Where those stand, by part and line; worked out again after a part has changed. */
  #popularity: Map<Part, Map<number, number>> | undefined;

  constructor(blocks: readonly Block[] = []) {
    this.#parts = blocks.length > 0 ? [joined(blocks)] : [];
    this.#pages = this.#parts.length;
  }

  get size(): number {
    return this.#parts.reduce((sum, { index, dead }) => sum + lineCount(index) - dead.size, 0);
  }

  setPopular(ids: readonly string[]): void {
    this.#popular = ids;
    this.#popularity = undefined;
  }

  /** Adds the catalogue's next page. It stands before what was put in meanwhile, so that what is shown of that keeps its order. */
  append(block: Block): void {
    if (block.rows.length === 0) return;
    this.#pages += 1;
    this.#insert(block, this.#pages - 1);
  }

  /** Puts products in, each in the place of what there was of it; one whose name and codes are the same stays where it stands. */
  put(products: readonly CatalogueProduct[]): void {
    const others: CatalogueProduct[] = [];
    for (const product of products) {
      const place = this.#find(product.id);
      if (place && lineText(place) === searchLine(product)) {
        place.part.rows[place.line] = product;
        place.part.categories[place.line] = product.category_id;
      } else {
        if (place) this.#kill(product.id, place);
        others.push(product);
      }
    }
    this.#insert(blockOf(others), this.#parts.length);
  }

  remove(id: string): void {
    const place = this.#find(id);
    if (place) this.#kill(id, place);
  }

  get(id: string): CatalogueProduct | undefined {
    const place = this.#find(id);
    return place && read(place);
  }

  /** The product of that barcode or, with none, of that code of the company's own; codes without regard to case. */
  withCode(wanted: string): CatalogueProduct | undefined {
    const code = wanted.trim();
    const folded = searchable(code);
    const named = this.#parts.flatMap((part) =>
      findExact(part.index, code)
        .filter((line) => !part.dead.has(line))
        .map((line) => read({ part, line })),
    );
    return (
      named.find((product) => product.barcodes.includes(code) || presentationOf(product, code)) ??
      named.find((product) => product.code !== null && searchable(product.code) === folded)
    );
  }

  /** Products that have every word in name, code or barcode, the best first. */
  search(typed: string, limit: number): Found {
    const words = wordsOf(typed);
    if (words.length === 0) return this.list(limit);
    const ranks: Rank[] = [];
    for (const part of this.#parts) this.#rank(part, words, limit, ranks);
    const exactly = this.withCode(typed);
    const best = exactly ? [exactly] : [];
    for (const equals of ranks) {
      if (!equals) continue;
      const popular = equals.popular.sort((a, b) => a.order - b.order);
      for (const place of [...popular, ...equals.others.slice(0, limit + 1)]) {
        if (best.length > limit) break;
        const product = read(place);
        if (product.id !== exactly?.id) best.push(product);
      }
    }
    return { products: best.slice(0, limit), hasMore: best.length > limit };
  }

  /** Products in their order: of one category, the company's favourites, or all. */
  list(limit: number, category?: string, isFavourite?: boolean): Found {
    const products: CatalogueProduct[] = [];
    for (const part of this.#parts) {
      for (const [line, row] of part.rows.entries()) {
        if (part.dead.has(line) || (category !== undefined && part.categories[line] !== category)) continue;
        if (isFavourite && !has(row, 'favourite')) continue;
        if (products.length === limit) return { products, hasMore: true };
        products.push(read({ part, line }));
      }
    }
    return { products, hasMore: false };
  }

  /** Whether any product has a wholesale price. */
  hasWholesale(): boolean {
    return this.#parts.some(({ rows, dead }) =>
      rows.some((row, line) => !dead.has(line) && has(row, 'wholesale')),
    );
  }

  /** All of it again, for the device to keep. */
  blocks(size: number): Block[] {
    const all: Block[] = [];
    for (const part of this.#parts) {
      const lines = part.index.text.split('\n');
      part.rows.forEach((row, line) => {
        if (part.dead.has(line)) return;
        let block = all.at(-1);
        if (!block || block.rows.length === size) {
          block = { text: '', rows: [], categories: [] };
          all.push(block);
        }
        block.text += `${block.rows.length > 0 ? '\n' : ''}${lines[line]}`;
        block.rows.push(typeof row === 'string' ? row : JSON.stringify(row));
        block.categories.push(part.categories[line] ?? null);
      });
    }
    return all;
  }

  /** Sorts the lines of a part that have every word by how well they fit. */
  #rank(part: Part, words: readonly string[], limit: number, ranks: Rank[]): void {
    const popular = this.#popularLines().get(part);
    for (const [line, order] of popular ?? []) {
      const rank = part.dead.has(line) ? undefined : rankLine(part.index, line, words);
      if (rank !== undefined) rankAt(ranks, rank).popular.push({ part, line, order });
    }
    for (const { line, rank } of findLines(part.index, words)) {
      if (part.dead.has(line) || popular?.has(line)) continue;
      const { others } = rankAt(ranks, rank);
      others.push({ part, line });
      // Nothing fits better, and there are more than are shown.
      if (rank === 0 && others.length > limit) return;
    }
  }

  #popularLines(): Map<Part, Map<number, number>> {
    if (this.#popularity) return this.#popularity;
    const lines = new Map<Part, Map<number, number>>();
    this.#popular.forEach((id, order) => {
      const place = this.#find(id);
      if (!place) return;
      const ofPart = lines.get(place.part) ?? new Map<number, number>();
      lines.set(place.part, ofPart.set(place.line, order));
    });
    this.#popularity = lines;
    return lines;
  }

  #find(id: string): Place | undefined {
    if (!this.#places) {
      this.#places = new Map();
      for (const part of this.#parts) addPlaces(this.#places, part);
    }
    return this.#places.get(id);
  }

  #insert(block: Block, at: number): void {
    if (block.rows.length === 0) return;
    const part = joined([block]);
    this.#parts.splice(at, 0, part);
    if (this.#places) addPlaces(this.#places, part);
    this.#popularity = undefined;
    if (this.#parts.length > PARTS) this.#join();
  }

  #kill(id: string, { part, line }: Place): void {
    part.dead.add(line);
    this.#places?.delete(id);
  }

  #join(): void {
    this.#parts = [joined(this.blocks(Number.POSITIVE_INFINITY))];
    this.#pages = 1;
    this.#places = undefined;
  }
}

function rankAt(ranks: Rank[], rank: number): Rank {
  const known = ranks[rank] ?? { popular: [], others: [] };
  ranks[rank] = known;
  return known;
}

function joined(blocks: readonly Block[]): Part {
  return {
    index: indexText(blocks.map(({ text }) => text).join('\n')),
    rows: blocks.flatMap<string | CatalogueProduct>(({ rows }) => rows),
    categories: blocks.flatMap(({ categories }) => categories),
    dead: new Set(),
  };
}

/** What starts every row: `blockOf` writes the id first. */
const ID = /^\{"id":"([^"]+)"/;

function addPlaces(places: Map<string, Place>, part: Part): void {
  part.rows.forEach((row, line) => {
    const id = typeof row === 'string' ? ID.exec(row)?.[1] : row.id;
    if (id === undefined || part.dead.has(line)) return;
    // Renamed while the pages came, a product stands on two of them.
    const before = places.get(id);
    before?.part.dead.add(before.line);
    places.set(id, { part, line });
  });
}

function lineText({ part: { index }, line }: Place): string {
  return index.text.slice(index.starts[line], (index.starts[line + 1] ?? 0) - 1);
}

/** Without reading it: a name's quotes are escaped, so that none looks like a field. */
function has(row: string | CatalogueProduct, field: 'wholesale' | 'favourite'): boolean {
  return typeof row === 'string' ? row.includes(`"${field}":`) : row[field] !== undefined;
}

function read({ part, line }: Place): CatalogueProduct {
  const row = part.rows[line];
  if (row !== undefined && typeof row !== 'string') return row;
  const product: CatalogueProduct = JSON.parse(row ?? '{}');
  part.rows[line] = product;
  return product;
}

/** What may be sold of it: what there is, less what orders hold back and what this device has sold meanwhile. */
export function available({ qty, reserved }: CatalogueProduct, taken: string = '0'): string {
  return toQuantity(exact(qty).minus(reserved).minus(taken));
}
