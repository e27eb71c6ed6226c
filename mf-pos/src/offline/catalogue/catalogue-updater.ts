import { ApiError } from '@cuadra/shared/client';
import type { ListedProduct } from '@cuadra/shared/contract';
import { alone } from '@cuadra/shared/outbox';
import { lookUpCode, readChanges, readExtras, readPage } from './catalogue-calls.ts';
import {
  CatalogueDatabase,
  type Change,
  type Copy,
  type Extras,
  type WholeCopy,
} from './catalogue-database.ts';
import { toCatalogueProduct } from './catalogue-product.ts';
import type { CatalogueState } from './catalogue-state.ts';
import { type Block, blockOf, ProductIndex } from './product-index.ts';

/** Milliseconds between two questions after what has changed, while Caja is in sight. */
const INTERVAL = 60_000;
/** Milliseconds that are asked for again each time: what was being written then was not to be seen yet. */
const OVERLAP = 120_000;
/** A copy that is older, in milliseconds, is fetched again: so many changes cost the server more than all of it. */
const STALE = 12 * 3_600_000;
/** Changes beside the blocks after which the blocks are written again. */
const MANY_CHANGES = 3_000;
const BLOCK = 500;
/** Milliseconds that categories and most sold count as fresh. */
const EXTRAS_AGE = 600_000;

/** What the updater works on. */
export interface UpdatedCatalogue {
  productIndex: () => ProductIndex;
  replace: (productIndex: ProductIndex) => void;
  report: (change: Partial<CatalogueState>) => void;
  /** What changed until that round began is known. */
  refreshed: (round: number) => void;
}

/**
 * Keeps a company's catalogue on the device: fetches it page by page, goes on where that was broken off, asks for what
 * has changed, and works from memory alone where the device stores nothing.
 */
export class CatalogueUpdater {
  readonly #companyId: string;
  readonly #target: UpdatedCatalogue;
  #database: CatalogueDatabase | undefined;
  #copy: Copy | undefined;
  #changes = 0;
  #extras: Extras | undefined;
  #extrasTaken = 0;
  #opened: Promise<void> | undefined;
  #running: Promise<void> | undefined;
  #isAskedAgain = false;
  #round = 0;
  /** The last round that the server answered. */
  #answered = 0;

  constructor(companyId: string, target: UpdatedCatalogue) {
    this.#companyId = companyId;
    this.#target = target;
  }

  /** Of the questions after what has changed, which one was begun last. */
  get round(): number {
    return this.#round;
  }

  /** @returns stops asking for what has changed */
  start(): () => void {
    const inSight = () => {
      if (document.visibilityState === 'visible') void this.refresh();
    };
    void this.refresh();
    const timer = setInterval(inSight, INTERVAL);
    document.addEventListener('visibilitychange', inSight);
    globalThis.addEventListener('focus', inSight);
    globalThis.addEventListener('online', inSight);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', inSight);
      globalThis.removeEventListener('focus', inSight);
      globalThis.removeEventListener('online', inSight);
    };
  }

  /**
   * Brings the copy up to date, or fetches it; one at a time, and without ever throwing. Who asks meanwhile is answered by
   * another one: what is under way may have been read before that.
   */
  refresh(): Promise<void> {
    if (this.#running) this.#isAskedAgain = true;
    this.#running ??= this.#bringUpToDate().finally(() => {
      this.#running = undefined;
      if (!this.#isAskedAgain) return;
      this.#isAskedAgain = false;
      void this.refresh();
    });
    return this.#running;
  }

  /** Has all that has changed until now. @returns whether the server has answered */
  async refreshNow(): Promise<boolean> {
    const asked = this.#round;
    await this.#running;
    await this.refresh();
    return this.#answered > asked;
  }

  /** Asks the server, once the device's copy is open: without a connection that is all there is. */
  async lookUp(code: string): Promise<void> {
    await this.#openOnce();
    const found = await lookUpCode(code);
    this.#target.productIndex().put(found.map(toCatalogueProduct));
    this.#target.report({});
  }

  async #bringUpToDate(): Promise<void> {
    this.#round += 1;
    const round = this.#round;
    try {
      await this.#openOnce();
      if (isFresh(this.#copy)) await this.#takeChanges(this.#copy);
      else await alone(`cuadra.catalogue.${this.#companyId}`, () => this.#fill());
      this.#answered = round;
      this.#target.refreshed(round);
      await this.#takeExtras();
    } catch (error) {
      // With a copy, Caja goes on with what it has; the next time may find the server again.
      if (!this.#copy) this.#target.report({ status: 'failed', error });
      if (!(error instanceof ApiError)) throw error;
    }
  }

  #openOnce(): Promise<void> {
    this.#opened ??= this.#open();
    return this.#opened;
  }

  async #open(): Promise<void> {
    await this.#write(async () => {
      this.#database = await CatalogueDatabase.open(this.#companyId);
      const [extras, whole] = await Promise.all([this.#database.readExtras(), this.#database.readWhole()]);
      if (extras) this.#showExtras(extras);
      if (whole) this.#show(whole);
    });
  }

  #show({ copy, blocks, changes }: WholeCopy): void {
    const productIndex = new ProductIndex(blocks);
    for (const { id, product } of changes) if (!product) productIndex.remove(id);
    productIndex.put(changes.flatMap(({ product }) => product ?? []));
    this.#copy = copy;
    this.#changes = changes.length;
    this.#target.replace(productIndex);
    this.#target.report({ status: 'ready' });
  }

  /** Fetches all of it. What there was is shown until all is there; with nothing, what has come is. */
  async #fill(): Promise<void> {
    const whole = await this.#read((database) => database.readWhole());
    if (whole && whole.copy.generation !== this.#copy?.generation && isFresh(whole.copy)) {
      // Another tab has fetched it meanwhile.
      this.#show(whole);
      return;
    }
    const before = await this.#read((database) => database.readPartial());
    const goesOn = before !== undefined && before.filling.cursor !== '' && isFresh(before.filling);
    const blocks: Block[] = goesOn ? before.blocks : [];
    let cursor = goesOn ? before.filling.cursor : undefined;
    let copy: Copy | undefined = goesOn ? before.filling : undefined;
    const generation = copy?.generation ?? nextGeneration(this.#copy, before?.filling);
    const productIndex = new ProductIndex(blocks);
    let extras: Promise<void> | undefined;
    if (!this.#copy) {
      this.#target.replace(productIndex);
      this.#target.report({ status: 'filling', error: undefined });
      // Beside the first page: neither where a product stands nor whether it is weighed changes below a finger then.
      extras = this.#takeExtras().catch(() => undefined);
    }
    for (let number = blocks.length; ; number += 1) {
      const [page] = await Promise.all([readPage(cursor), extras]);
      copy ??= { generation, as_of: page.as_of, kept_at: Date.now() };
      const { as_of, kept_at } = copy;
      const block = blockOf(page.items.map(toCatalogueProduct));
      productIndex.append(block);
      if (page.next === null) {
        await this.#write((database) => database?.complete(number, block, { generation, as_of, kept_at }));
        break;
      }
      cursor = page.next;
      const filling = { generation, as_of, kept_at, cursor };
      await this.#write((database) => database?.addBlock(number, block, filling));
      if (!this.#copy) this.#target.report({ status: 'filling' });
    }
    this.#copy = copy;
    this.#changes = 0;
    this.#target.replace(productIndex);
    this.#target.report({ status: 'ready', error: undefined });
    // Granted or not, there is nothing to do about it: a browser that is short of room may forget the copy.
    void navigator.storage?.persist?.().catch(() => false);
    await this.#takeChanges(copy);
  }

  async #takeChanges({ generation, as_of }: Copy): Promise<void> {
    const since = new Date(Date.parse(as_of) - OVERLAP).toISOString();
    const answer = await readChanges(since);
    const productIndex = this.#target.productIndex();
    const news = answer.items.map(changeOf).filter((change) => isNews(productIndex, change));
    for (const { id, product } of news) if (!product) productIndex.remove(id);
    productIndex.put(news.flatMap(({ product }) => product ?? []));
    const copy = { generation, as_of: answer.as_of, kept_at: Date.now() };
    this.#copy = copy;
    if (news.length > 0) this.#target.report({});
    this.#changes += news.length;
    if (this.#changes > MANY_CHANGES) await this.#writeAnew(copy);
    else await this.#write((database) => database?.change(news, copy));
  }

  /** Puts blocks in the place of many changes. */
  async #writeAnew(before: Copy): Promise<void> {
    const copy = { ...before, generation: before.generation + 1 };
    const blocks = this.#target.productIndex().blocks(BLOCK);
    const last = blocks.pop() ?? blockOf([]);
    await this.#write(async (database) => {
      const filling = { ...copy, cursor: '' };
      for (const [number, block] of blocks.entries()) await database?.addBlock(number, block, filling);
      await database?.complete(blocks.length, last, copy);
    });
    this.#copy = copy;
    this.#changes = 0;
  }

  async #takeExtras(): Promise<void> {
    if (this.#extrasTaken > Date.now() - EXTRAS_AGE) return;
    const taken = Date.now();
    const extras = await readExtras();
    this.#extrasTaken = taken;
    const isSameDay = extras.day !== undefined && extras.day === this.#extras?.day;
    // What a cashier's hand has learnt stays where it is for the day, whatever is taken back or sent late meanwhile.
    if (isSameDay) extras.most_sold = this.#extras?.most_sold ?? [];
    await this.#keepExtras(extras);
  }

  /** Shows and keeps what the company puts in front from now on. */
  async putInFront(front: string[]): Promise<void> {
    await this.#keepExtras({ ...(this.#extras ?? { categories: [], most_sold: [] }), front });
  }

  async #keepExtras(extras: Extras): Promise<void> {
    this.#showExtras(extras);
    await this.#write((database) => database?.writeExtras(extras));
  }

  #showExtras(extras: Extras): void {
    this.#extras = extras;
    this.#target.report({ extras });
  }

  async #read<T>(read: (database: CatalogueDatabase) => Promise<T>): Promise<T | undefined> {
    let answer: T | undefined;
    await this.#write(async (database) => {
      answer = database && (await read(database));
    });
    return answer;
  }

  /** Whatever the device's storage refuses ends the keeping for this visit, and nothing else. */
  async #write(write: (database: CatalogueDatabase | undefined) => Promise<void> | undefined): Promise<void> {
    try {
      await write(this.#database);
    } catch {
      this.#database?.close();
      this.#database = undefined;
      this.#target.report({ isStored: false });
    }
  }
}

function isFresh(copy: Copy | undefined): copy is Copy {
  return copy !== undefined && Math.abs(Date.now() - copy.kept_at) < STALE;
}

function nextGeneration(...copies: (Copy | undefined)[]): number {
  return Math.max(0, ...copies.map((copy) => copy?.generation ?? 0)) + 1;
}

function changeOf(listed: ListedProduct): Change {
  return { id: listed.id, product: listed.deleted ? null : toCatalogueProduct(listed) };
}

/** The overlap brings again what is known already. */
function isNews(productIndex: ProductIndex, { id, product }: Change): boolean {
  const known = productIndex.get(id);
  if (!known || !product) return known !== undefined || product !== null;
  return JSON.stringify(known) !== JSON.stringify(product);
}
