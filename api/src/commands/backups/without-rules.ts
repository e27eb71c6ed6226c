import pg from 'pg';

interface Rule {
  drop: string;
  add: string;
}

/**
 * Fills tables in any order: within `work`, and within the transaction that runs, rows are not held to the rows of other
 * tables, and no trigger answers to them. Afterwards all references hold again, or the transaction fails. The owner of
 * the tables may do this; to switch off what the server does itself would need a superuser.
 */
export async function withoutRules(client: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  const { rows: rules } = await client.query<Rule>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
     from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
     union all
     select format('alter table %s disable trigger %I', tgrelid::regclass, tgname),
       format('alter table %s enable trigger %I', tgrelid::regclass, tgname)
     from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not tgisinternal and tgenabled = 'O' and c.relnamespace = 'public'::regnamespace`,
  );
  for (const { drop } of rules) await client.query(drop);
  await work();
  for (const { add } of rules) await client.query(add);
}

/** SQLSTATE of what only a superuser may do. */
const NOT_ALLOWED = '42501';

/** Without triggers and references: for this transaction alone where the owner may, otherwise for everybody as long as it takes. */
export async function unruled(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('savepoint before_rules');
  try {
    await client.query("set local session_replication_role = 'replica'");
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== NOT_ALLOWED) throw error;
    await client.query('rollback to savepoint before_rules');
    return withoutRules(client, work);
  }
  await work();
  await client.query("set local session_replication_role = 'origin'");
}
