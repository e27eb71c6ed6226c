import { type DBSchema, type IDBPDatabase, openDB } from '@cuadra/shared/outbox';
import type { CatalogueProduct } from './catalogue-product.ts';
import type { Block } from './product-index.ts';

/** What a copy is written as; one that was written otherwise is fetched again. 2: without costs. 3: with presentations. 4: with pictures. 5: with measures. */
const FORMAT = 5;
/** One of these lacks something and is sold from all the same, until the next one is whole: there may be no connection. */
const USABLE: readonly (number | undefined)[] = [2, 3, 4];

/** A copy of the whole catalogue, or one that is on its way here. */
export interface Copy {
  format?: number;
  /** Tells the blocks of one copy from those of another. */
  generation: number;
  /** The server's time as of which it is right. */
  as_of: string;
  /** This device's time then, milliseconds: its clock may be wrong, and is compared with itself alone. */
  kept_at: number;
}

/** How far a copy has come that is on its way. */
export interface Filling extends Copy {
  /** Where the next page starts. */
  cursor: string;
}

/** What Caja shows beside the products. */
export interface Extras {
  categories: { id: string; name: string }[];
  most_sold: string[];
  /** Of which day `most_sold` is; an earlier release stored none. */
  day?: string;
  /** What the company put in front of what sells most. */
  front?: string[];
  /** What is weighed or measured stands with its unit, «kg», by the id of its measure; absent on a device of before. */
  units?: Readonly<Record<string, string>>;
}

/** A product as it is since the blocks were written; null: it is gone. */
export interface Change {
  id: string;
  product: CatalogueProduct | null;
}

interface Schema extends DBSchema {
  /** By generation and number: a few large records are read many times faster than as many as there are products. */
  blocks: { key: [number, number]; value: Block };
  changes: { key: string; value: Change };
  copies: { key: 'whole' | 'filling'; value: Copy | Filling };
  extras: { key: 'extras'; value: Extras };
}

export interface WholeCopy {
  copy: Copy;
  blocks: Block[];
  changes: Change[];
}

export interface PartialCopy {
  filling: Filling;
  blocks: Block[];
}

/** The catalogue of a company on this device. A write is whole or not there; any of them may fail, as on a full disk. */
export class CatalogueDatabase {
  readonly #db: IDBPDatabase<Schema>;

  private constructor(db: IDBPDatabase<Schema>) {
    this.#db = db;
  }

  /** @throws where the storage is denied, as in private windows of some browsers */
  static async open(companyId: string): Promise<CatalogueDatabase> {
    const db = await openDB<Schema>(`cuadra.catalogue.${companyId}`, 1, {
      upgrade: (created) => {
        created.createObjectStore('blocks');
        created.createObjectStore('changes', { keyPath: 'id' });
        created.createObjectStore('copies');
        created.createObjectStore('extras');
      },
    });
    return new CatalogueDatabase(db);
  }

  async readWhole(): Promise<WholeCopy | undefined> {
    const copy = await this.#db.get('copies', 'whole');
    if (!copy || (copy.format !== FORMAT && !USABLE.includes(copy.format))) return undefined;
    const [blocks, changes] = await Promise.all([
      this.#db.getAll('blocks', blocksOf(copy)),
      this.#db.getAll('changes'),
    ]);
    return { copy: copy.format === FORMAT ? copy : { ...copy, kept_at: 0 }, blocks, changes };
  }

  /** What has come of a copy that was broken off. */
  async readPartial(): Promise<PartialCopy | undefined> {
    const filling = await this.#db.get('copies', 'filling');
    if (filling?.format !== FORMAT || !('cursor' in filling)) return undefined;
    return { filling, blocks: await this.#db.getAll('blocks', blocksOf(filling)) };
  }

  readExtras(): Promise<Extras | undefined> {
    return this.#db.get('extras', 'extras');
  }

  /** Keeps one block of a copy that is on its way, and how far it has come. */
  async addBlock(number: number, block: Block, filling: Filling): Promise<void> {
    const write = this.#db.transaction(['blocks', 'copies'], 'readwrite');
    await Promise.all([
      write.objectStore('blocks').put(block, [filling.generation, number]),
      write.objectStore('copies').put({ ...filling, format: FORMAT }, 'filling'),
      write.done,
    ]);
  }

  /** Makes a copy whole with its last block: from now on it is the one that counts, and what was before is forgotten. */
  async complete(number: number, block: Block, copy: Copy): Promise<void> {
    const write = this.#db.transaction(['blocks', 'changes', 'copies'], 'readwrite');
    const blocks = write.objectStore('blocks');
    const { lower, upper } = blocksOf(copy);
    await Promise.all([
      blocks.delete(IDBKeyRange.upperBound(lower, true)),
      blocks.delete(IDBKeyRange.lowerBound(upper, true)),
      blocks.put(block, [copy.generation, number]),
      write.objectStore('changes').clear(),
      write.objectStore('copies').put({ ...copy, format: FORMAT }, 'whole'),
      write.objectStore('copies').delete('filling'),
      write.done,
    ]);
  }

  async change(changes: readonly Change[], copy: Copy): Promise<void> {
    const write = this.#db.transaction(['changes', 'copies'], 'readwrite');
    await Promise.all([
      ...changes.map((change) => write.objectStore('changes').put(change)),
      write.objectStore('copies').put({ ...copy, format: FORMAT }, 'whole'),
      write.done,
    ]);
  }

  async writeExtras(extras: Extras): Promise<void> {
    await this.#db.put('extras', extras, 'extras');
  }

  close(): void {
    this.#db.close();
  }
}

function blocksOf({ generation }: Copy): IDBKeyRange {
  return IDBKeyRange.bound([generation, 0], [generation, Number.MAX_SAFE_INTEGER]);
}
