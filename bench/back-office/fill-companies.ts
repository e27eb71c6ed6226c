import { OWNER_ROLE_ID } from '@cuadra/shared/domain';
import pg from 'pg';

/**
 * Fills Cuadra with companies by SQL, as the owner of the tables: registered evenly over the last year, two of three paying since
 * their trial, with a charge for each day, a payment a month and one report in seven that waits.
 *
 * @param count how many companies
 */
export async function fillCompanies(ownerUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    // The checks of foreign keys and the books' own triggers, row by row: all comes from the same series.
    await client.query("set session_replication_role = 'replica'");
    await client.query(FILLED, [count]);
    await client.query(COMPANIES);
    await client.query(OWNERS, [OWNER_ROLE_ID]);
    await client.query(SUBSCRIPTIONS);
    await client.query(CHARGES);
    await client.query(REPORTS);
    await client.query(PAYMENTS);
    await client.query('drop table filled');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

const FILLED = `
  create temporary table filled as
  select gen_random_uuid() as id, gen_random_uuid() as owner, i, now() - make_interval(days => i % 365, hours => i % 24) as since,
    i % 3 > 0 as pays
  from generate_series(1, $1::int) i`;

const COMPANIES = `
  insert into companies (id, name, modules, created_at)
  select id, (array['Bodega','Panadería','Ferretería','Farmacia','Abasto','Quincalla'])[1 + i % 6] || ' '
    || (array['La Esquina','Santa Rosa','El Ávila','Don José','Caribe','La Candelaria'])[1 + i / 6 % 6] || ' ' || i,
    array['pos','inventory','clients'], since
  from filled`;

const OWNERS = `
  insert into users (company_id, id, name, username, email, role_id, verified_at, last_seen_at, created_at)
  select f.id, f.owner, 'Dueña ' || i, 'duena' || i, 'duena' || i || '@ejemplo.com', $1, since,
    now() - make_interval(hours => i % 500), since
  from filled f`;

const SUBSCRIPTIONS = `
  insert into subscriptions (company_id, plan, billing_type, price, is_free, paid_through, expires_at, started_at, balance)
  select f.id, p.id, 'monthly', p.monthly_price, false, least(since::date + 14, current_date),
    case when pays then now() + make_interval(days => i % 40) else since + interval '15 days' end, since, case when pays then 12 else 0 end
  from filled f, (select id, monthly_price from plans order by position limit 1) p`;

/** A day costs the thirtieth of a month. */
const CHARGES = `
  insert into subscription_movements (company_id, number, kind, amount, balance, day, plan, billing_type, created_at)
  select f.id, row_number() over (partition by f.id order by d), 'consumption', -0.5, 12, d::date, s.plan, 'monthly', d
  from filled f join subscriptions s on s.company_id = f.id,
    generate_series(f.since::date + 15, current_date, interval '1 day') d
  where f.pays`;

const REPORTS = `
  insert into invoice_reports (company_id, user_id, user_name, amount, currency, method, reference, paid_on, request_hash, created_at,
    status, rate, credited, decided_at, decided_by, decided_by_name)
  select f.id, f.owner, 'Dueña ' || i, 15, 'USD', 'zelle', 'R' || i || to_char(m, 'YYYYMM'), m::date, '\\x00', m,
    case when w.waits then 'waiting' else 'approved' end, case when not w.waits then 1 end, case when not w.waits then 15 end,
    case when not w.waits then m end, case when not w.waits then f.owner end, case when not w.waits then 'Soporte' end
  from filled f, generate_series(f.since + interval '10 days', now(), interval '1 month') m,
    lateral (select i % 7 = 0 and m > now() - interval '1 month' as waits) w
  where f.pays`;

const PAYMENTS = `
  insert into subscription_movements (company_id, number, kind, amount, balance, invoice_report_id, created_at)
  select company_id, 1000 + row_number() over (partition by company_id order by created_at), 'recharge', 15, 12, id, created_at
  from invoice_reports where status = 'approved'`;
