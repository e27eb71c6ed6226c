/** A node of the parser: `{ SelectStmt: { … } }`. */
export type Tree = Record<string, unknown>;
export type Fields = Record<string, unknown>;

export function asNode(tree: Tree): { kind: string; fields: Fields } {
  const [kind = '', fields] = Object.entries(tree)[0] ?? [];
  return { kind, fields: (fields ?? {}) as Fields };
}

/** A list of nodes; none where the parser left it out. */
export function list(value: unknown): Tree[] {
  return Array.isArray(value) ? (value as Tree[]) : [];
}

export function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The conditions that all have to hold. */
export function conditionsOf(tree: Tree | undefined): Tree[] {
  if (!tree) return [];
  const { kind, fields } = asNode(tree);
  return kind === 'BoolExpr' && fields.boolop === 'AND_EXPR'
    ? list(fields.args).flatMap(conditionsOf)
    : [tree];
}

/** The two sides of each equation of a condition: `a = b` and `(a, b) = (c, d)`. */
export function equationsOf(condition: Tree): [Tree, Tree][] {
  const { kind, fields } = asNode(condition);
  const isEquation =
    kind === 'A_Expr' &&
    fields.kind === 'AEXPR_OP' &&
    text(asNode(list(fields.name)[0] ?? {}).fields.sval) === '=';
  return isEquation ? pair(itemsOf(fields.lexpr as Tree), itemsOf(fields.rexpr as Tree)) : [];
}

function itemsOf(tree: Tree): Tree[] {
  const { kind, fields } = asNode(tree);
  return kind === 'RowExpr' ? list(fields.args) : [tree];
}

function pair(left: Tree[], right: Tree[]): [Tree, Tree][] {
  return left.flatMap((one, index) => {
    const other = right[index];
    return other ? [[one, other] as [Tree, Tree]] : [];
  });
}

/** `p.company_id` as its parts; undefined for anything but a column. */
export function columnOf(tree: Tree): { table: string | undefined; column: string } | undefined {
  const { kind, fields } = asNode(tree);
  if (kind !== 'ColumnRef') return undefined;
  const names = list(fields.fields).map((name) => text(asNode(name).fields.sval));
  const column = names.at(-1);
  return column ? { table: names.at(-2), column } : undefined;
}

/** What names a company by itself: the number of a parameter, or 0 for `current_company()`. */
export function companyIn(tree: Tree): number | undefined {
  const { kind, fields } = asNode(tree);
  if (kind === 'ParamRef') return Number(fields.number);
  if (kind === 'TypeCast') return companyIn(fields.arg as Tree);
  const name = text(asNode(list(fields.funcname).at(-1) ?? {}).fields.sval);
  return kind === 'FuncCall' && name === 'current_company' ? 0 : undefined;
}
