import { companyColumn } from '../../database/company-tables.ts';
import { columnOf, companyIn, conditionsOf, equationsOf, type Fields, type Tree, text } from './tree.ts';

/** A table of a company, or a query in its place, which is read by itself. */
interface Source {
  /** The column that has to be the company's; undefined for a query. */
  column: string | undefined;
  /** As it is told of: `update products p`. */
  label: string;
  isBound: boolean;
}

/** The tables of one query, and which of them are bound to the company. */
export class Scope {
  readonly #sources = new Map<string, Source>();
  readonly #companies: number[] = [];
  /** Whose company follows from whose. */
  readonly #follows: { to: Source; from: Source }[] = [];

  readonly #verb: string;
  readonly #outer: Scope | undefined;

  constructor(verb: string, outer: Scope | undefined) {
    this.#verb = verb;
    this.#outer = outer;
  }

  /** @param ctes names that are no tables here */
  add(range: Fields, ctes: ReadonlySet<string> = new Set()): void {
    const table = text(range.relname);
    const alias = text((range.alias as Fields | undefined)?.aliasname) || table;
    const column = ctes.has(table) ? undefined : companyColumn(table);
    if (column) {
      const label = `${this.#verb} ${alias === table ? table : `${table} ${alias}`}`;
      this.#sources.set(alias, { column, label, isBound: false });
    } else if (ctes.has(table)) this.#addQuery(alias);
  }

  /** A subquery or a function: what it gives of a company was bound in it. */
  addDerived(range: Fields): void {
    this.#addQuery(text((range.alias as Fields | undefined)?.aliasname));
  }

  #addQuery(alias: string): void {
    this.#sources.set(alias, { column: undefined, label: alias, isBound: true });
  }

  /** The sources that something adds. */
  whatComesWith(add: () => void): Source[] {
    const before = new Set(this.#sources.values());
    add();
    return [...this.#sources.values()].filter((source) => !before.has(source));
  }

  /** Joined by `using (company_id)`. */
  equal(left: Source[], right: Source[], isOfBoth: boolean): void {
    for (const one of left) {
      for (const other of right) {
        this.#follows.push({ to: other, from: one });
        if (isOfBoth) this.#follows.push({ to: one, from: other });
      }
    }
  }

  /** @param only what the condition may bind, where that is not everything */
  require(condition: Tree | undefined, only?: Source[]): void {
    const own = only ?? [...this.#sources.values()];
    for (const [left, right] of conditionsOf(condition).flatMap(equationsOf)) {
      this.#bind(left, right, own);
      this.#bind(right, left, own);
    }
  }

  #bind(tree: Tree, by: Tree, own: Source[]): void {
    const to = this.#sourceOf(tree);
    if (!to || !own.includes(to)) return;
    const from = this.#sourceOf(by) ?? this.#outer?.find(by);
    const company = companyIn(by);
    if (from) this.#follows.push({ to, from });
    else if (company !== undefined) {
      to.isBound = true;
      if (company > 0 && to.column) this.#companies.push(company);
    }
  }

  /** The source whose company a column is, here or further out. */
  find(tree: Tree): Source | undefined {
    return this.#sourceOf(tree) ?? this.#outer?.find(tree);
  }

  #sourceOf(tree: Tree): Source | undefined {
    const named = columnOf(tree);
    if (!named) return undefined;
    const isIts = (source: Source) => named.column === (source.column ?? 'company_id');
    if (named.table !== undefined) {
      const source = this.#sources.get(named.table);
      return source && isIts(source) ? source : undefined;
    }
    const those = [...this.#sources.values()].filter(isIts);
    return those.find(({ column }) => column !== undefined) ?? those[0];
  }

  close(): { unnamed: string[]; companies: number[] } {
    for (let hasChanged = true; hasChanged; ) {
      hasChanged = false;
      for (const { to, from } of this.#follows) {
        if (from.isBound && !to.isBound) {
          to.isBound = true;
          hasChanged = true;
        }
      }
    }
    const unnamed = [...this.#sources.values()].filter(({ isBound }) => !isBound);
    return { unnamed: unnamed.map(({ label }) => label), companies: this.#companies };
  }
}
