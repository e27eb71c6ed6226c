import { loadModule, parseSync } from 'libpg-query';
import { companyColumn } from '../../database/company-tables.ts';
import { Scope } from './scope.ts';
import { asNode, companyIn, type Fields, list, type Tree, text } from './tree.ts';

await loadModule();

export interface Finding {
  /** What is not bound to a company, as `update products p`. */
  unnamed: string[];
  /** Numbers of the parameters that have to be the company: `$2` is 2. */
  companies: number[];
}

/**
 * Which tables of a company a statement gets at without naming the company: for each of them, in each query and subquery,
 * `company_id` has to equal a parameter, `current_company()`, or the `company_id` of a table of which that is so. Read by
 * PostgreSQL's own parser.
 */
export function unnamedTables(statement: string): Finding {
  const finding: Finding = { unnamed: [], companies: [] };
  for (const { stmt } of parseSync(statement).stmts ?? []) {
    if (stmt) new Reader(finding).read(stmt as Tree, undefined, new Set());
  }
  return finding;
}

type Tables = ReadonlySet<string>;

/** Walks through one statement. `outer` is the query that another stands in; `ctes` what `with` has named before. */
class Reader {
  readonly #finding: Finding;

  constructor(finding: Finding) {
    this.#finding = finding;
  }

  read(tree: Tree, outer: Scope | undefined, ctes: Tables): void {
    const { kind, fields } = asNode(tree);
    if (kind === 'SelectStmt') this.#select(fields, outer, ctes);
    else if (kind === 'UpdateStmt' || kind === 'DeleteStmt') this.#change(kind, fields, outer, ctes);
    else if (kind === 'InsertStmt') this.#insert(fields, outer, ctes);
    else this.#inside(tree, outer, ctes);
  }

  #select(fields: Fields, outer: Scope | undefined, before: Tables): void {
    const ctes = this.#with(fields.withClause, outer, before);
    for (const half of [fields.larg, fields.rarg]) {
      if (half) this.#select(half as Fields, outer, ctes);
    }
    const scope = new Scope('select', outer);
    for (const item of list(fields.fromClause)) this.#from(item, scope, ctes);
    const { withClause: _, larg: __, rarg: ___, ...rest } = fields;
    this.#close(scope, rest, ctes);
  }

  #change(kind: string, fields: Fields, outer: Scope | undefined, before: Tables): void {
    const ctes = this.#with(fields.withClause, outer, before);
    const scope = new Scope(kind === 'UpdateStmt' ? 'update' : 'delete', outer);
    scope.add(fields.relation as Fields);
    for (const item of [...list(fields.fromClause), ...list(fields.usingClause)])
      this.#from(item, scope, ctes);
    const { withClause: _, relation: __, ...rest } = fields;
    this.#close(scope, rest, ctes);
  }

  #insert(fields: Fields, outer: Scope | undefined, before: Tables): void {
    const ctes = this.#with(fields.withClause, outer, before);
    const table = text((fields.relation as Fields).relname);
    const column = companyColumn(table);
    const place = list(fields.cols).findIndex((target) => text(asNode(target).fields.name) === column);
    if (column && place < 0) this.#finding.unnamed.push(`insert into ${table}`);
    for (const row of rowsOf(fields.selectStmt as Tree | undefined)) {
      const company = column && row[place] ? companyIn(row[place]) : undefined;
      if (company) this.#finding.companies.push(company);
    }
    const { withClause: _, relation: __, ...rest } = fields;
    this.#inside(rest, outer, ctes);
  }

  /** The names of a `with`, whose queries are read before. */
  #with(clause: unknown, outer: Scope | undefined, before: Tables): Tables {
    if (!clause) return before;
    const ctes = new Set(before);
    for (const cte of list((clause as Fields).ctes)) {
      const { fields } = asNode(cte);
      if ((clause as Fields).recursive) ctes.add(text(fields.ctename));
      this.read(fields.ctequery as Tree, outer, ctes);
      ctes.add(text(fields.ctename));
    }
    return ctes;
  }

  #from(item: Tree, scope: Scope, ctes: Tables): void {
    const { kind, fields } = asNode(item);
    if (kind === 'RangeVar') scope.add(fields, ctes);
    else if (kind === 'JoinExpr') {
      const left = scope.whatComesWith(() => this.#from(fields.larg as Tree, scope, ctes));
      const right = scope.whatComesWith(() => this.#from(fields.rarg as Tree, scope, ctes));
      const isOfBoth = text(fields.jointype) === 'JOIN_INNER';
      const isUsing = list(fields.usingClause).some(
        (name) => text(asNode(name).fields.sval) === 'company_id',
      );
      if (isUsing) scope.equal(left, right, isOfBoth);
      // A left join keeps the rows of its left side whatever is said here.
      scope.require(fields.quals as Tree | undefined, isOfBoth ? undefined : right);
    } else scope.addDerived(fields);
  }

  /** The tables are known: what they are bound by, and then the queries inside, which may be bound by them. */
  #close(scope: Scope, fields: Fields, ctes: Tables): void {
    scope.require(fields.whereClause as Tree | undefined);
    const { unnamed, companies } = scope.close();
    this.#finding.unnamed.push(...unnamed);
    this.#finding.companies.push(...companies);
    this.#inside(fields, scope, ctes);
  }

  /** The queries inside an expression, wherever they stand. */
  #inside(value: unknown, outer: Scope | undefined, ctes: Tables): void {
    if (Array.isArray(value)) for (const item of value) this.#inside(item, outer, ctes);
    else if (value !== null && typeof value === 'object') {
      for (const [kind, inner] of Object.entries(value)) {
        if (/^(Select|Update|Delete|Insert)Stmt$/.test(kind)) this.read({ [kind]: inner }, outer, ctes);
        else this.#inside(inner, outer, ctes);
      }
    }
  }
}

/** What an insert writes: its rows of values, or what its query gives. */
function rowsOf(query: Tree | undefined): Tree[][] {
  if (!query) return [];
  const { valuesLists, targetList } = asNode(query).fields;
  const values = list(valuesLists).map((row) => list(asNode(row).fields.items));
  return values.length > 0 ? values : [list(targetList).map((target) => asNode(target).fields.val as Tree)];
}
