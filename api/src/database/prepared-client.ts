import pg from 'pg';

/** Statements that a connection keeps prepared; a text that comes when there are so many is planned each time. */
const MOST = 400;

/** One name for one text on all connections, as PostgreSQL wants it on each. */
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST) return known;
  const name = `cuadra_${names.size + 1}`;
  names.set(text, name);
  return name;
}

/**
 * A connection on which a statement with parameters is parsed and planned once, and not with every request: a sale takes
 * longer to plan than to run. Kysely gives the pool text and values only, so the name is given here.
 *
 * Trap: behind a pooler that hands connections round between transactions, it must know prepared statements (PgBouncer
 * 1.21 or newer does).
 */
export class PreparedClient extends pg.Client {
  // One of pg's many overloads; Kysely and the pool use no other.
  override query: pg.Client['query'] = ((...given: unknown[]) => {
    const [text, values] = given;
    const name =
      typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined;
    return name === undefined
      ? Reflect.apply(pg.Client.prototype.query, this, given)
      : Reflect.apply(pg.Client.prototype.query, this, [{ name, text, values }, ...given.slice(2)]);
  }) as pg.Client['query'];

  /** Whether it was ended here, which the pool hears of a moment later. */
  get isCut(): boolean {
    return this.connection.stream.destroyed;
  }

  /** Ends the connection without a word to the other side, which may not be there any more. */
  cut(): void {
    this.connection.stream.destroy();
  }
}
