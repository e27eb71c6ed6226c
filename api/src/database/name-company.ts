import {
  AliasNode,
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  type DeleteQueryNode,
  IdentifierNode,
  type JoinNode,
  type KyselyPlugin,
  OnNode,
  type OperationNode,
  OperationNodeTransformer,
  OperatorNode,
  ParensNode,
  type QueryId,
  ReferenceNode,
  type RootOperationNode,
  type SelectQueryNode,
  TableNode,
  type UpdateQueryNode,
  ValueNode,
  WhereNode,
} from 'kysely';
import { companyColumn } from './company-tables.ts';

/**
 * Adds `company_id = …` for each table of a company to what the query builder reads, changes and deletes, subqueries
 * and joins too: see docs/decisions/0029-each-statement-names-its-company.md. Raw `sql` stays as it is written and names
 * the company itself.
 */
export function nameCompany(companyId: string): KyselyPlugin {
  return {
    transformQuery: ({ node, queryId }) => namer.name(node, companyId, queryId),
    transformResult: async ({ result }) => result,
  };
}

class CompanyNamer extends OperationNodeTransformer {
  /** Set while a query is walked through, which nothing interrupts. */
  #companyId = '';
  /** What has its conditions: a query of the transaction inside another one passes here by itself first. */
  readonly #named = new WeakSet<OperationNode>();

  name(node: RootOperationNode, companyId: string, queryId: QueryId): RootOperationNode {
    this.#companyId = companyId;
    return this.transformNode(node, queryId);
  }

  protected override transformSelectQuery(node: SelectQueryNode, queryId?: QueryId): SelectQueryNode {
    if (this.#named.has(node)) return node;
    const select = super.transformSelectQuery(node, queryId);
    return this.#with(select, select.from?.froms);
  }

  protected override transformUpdateQuery(node: UpdateQueryNode, queryId?: QueryId): UpdateQueryNode {
    if (this.#named.has(node)) return node;
    const update = super.transformUpdateQuery(node, queryId);
    return this.#with(update, [...(update.table ? [update.table] : []), ...(update.from?.froms ?? [])]);
  }

  protected override transformDeleteQuery(node: DeleteQueryNode, queryId?: QueryId): DeleteQueryNode {
    if (this.#named.has(node)) return node;
    const remove = super.transformDeleteQuery(node, queryId);
    return this.#with(remove, [...remove.from.froms, ...(remove.using?.tables ?? [])]);
  }

  /** A joined table is named where it is joined, so that a left join keeps what has no match. */
  protected override transformJoin(node: JoinNode, queryId?: QueryId): JoinNode {
    const join = super.transformJoin(node, queryId);
    const condition = this.#conditionFor(join.table);
    return condition ? { ...join, on: OnNode.create(both(condition, join.on?.on)) } : join;
  }

  #with<Query extends SelectQueryNode | UpdateQueryNode | DeleteQueryNode>(
    query: Query,
    tables: readonly OperationNode[] = [],
  ): Query {
    const conditions = tables.flatMap((table) => this.#conditionFor(table) ?? []);
    const where = conditions.reduce<OperationNode | undefined>(
      (all, condition) => both(condition, all),
      query.where?.where,
    );
    const named = where ? { ...query, where: WhereNode.create(where) } : query;
    this.#named.add(named);
    return named;
  }

  #conditionFor(source: OperationNode): OperationNode | undefined {
    const table = AliasNode.is(source) ? source.node : source;
    if (!TableNode.is(table)) return undefined;
    const name = table.table.identifier.name;
    const column = companyColumn(name);
    if (!column) return undefined;
    const alias = AliasNode.is(source) && IdentifierNode.is(source.alias) ? source.alias.name : name;
    return BinaryOperationNode.create(
      ReferenceNode.create(ColumnNode.create(column), TableNode.create(alias)),
      OperatorNode.create('='),
      ValueNode.create(this.#companyId),
    );
  }
}

/** What was there stands in brackets: a raw condition may hold an `or`. */
function both(condition: OperationNode, other: OperationNode | undefined): OperationNode {
  return other ? AndNode.create(condition, ParensNode.create(other)) : condition;
}

const namer = new CompanyNamer();
