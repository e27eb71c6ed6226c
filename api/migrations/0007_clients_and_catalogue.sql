-- Abonos, adjustments of the stock, and searches that row level security does not slow down.

-- What a client paid off a debt: only ever added to.
create table client_payments (
  company_id uuid not null,
  id uuid not null,
  client_id text not null,
  -- What it took off the debt, in the debt's currency, and what was left of it.
  amount numeric(20, 2) not null check (amount > 0),
  currency text not null,
  balance numeric(20, 2) not null,
  -- 1 alternative = rate main, as it was.
  main text not null,
  alternative text not null,
  rate numeric(20, 8) not null check (rate > 0),
  rate_id uuid,
  -- In main: what the tenders exceed the amount by, each rounded; so every sum closes.
  rounding numeric(20, 2) not null,
  note text not null,
  user_id uuid not null,
  -- The open till of who received it; null when there was none.
  cash_session_id uuid,
  -- SHA-256 of the request: the same id with another one is a conflict.
  request_hash bytea not null,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, client_id) references clients
);
create index client_payments_by_time on client_payments (company_id, created_at, id);
create index client_payments_cash_session on client_payments (company_id, cash_session_id)
  where cash_session_id is not null;
call isolate_by_company('client_payments');
grant select, insert on client_payments to cuadra_app;

create table client_payment_tenders (
  company_id uuid not null,
  payment_id uuid not null,
  position smallint not null,
  payment_method_id uuid not null,
  name text not null,
  amount numeric(20, 2) not null check (amount > 0),
  currency text not null,
  -- The amount in main, at the payment's rate.
  amount_main numeric(20, 2) not null,
  reference text,
  primary key (company_id, payment_id, position),
  foreign key (company_id, payment_id) references client_payments
);
create index client_payment_tenders_reference on client_payment_tenders (company_id, payment_method_id, reference)
  where reference is not null;
call isolate_by_company('client_payment_tenders');
grant select, insert on client_payment_tenders to cuadra_app;

-- The id that a client gave an adjustment. Apart from the movement's own, by which the ledger is in order.
alter table stock_movements add column request_id uuid;
create unique index stock_movements_request on stock_movements (company_id, request_id) where request_id is not null;

-- A passport has letters, too.
alter table clients alter column search_text
  set expression as (searchable(name) || ' ' || coalesce(searchable(identification), ''));

-- What a text must match to contain a word; what LIKE takes for more than itself has a backslash before it.
create function containing(word text) returns text
  language sql immutable strict parallel safe
  as $$ select '%' || regexp_replace(public.searchable(word), '([\\%_])', '\\\1', 'g') || '%' $$;

-- LIKE may tell of rows that one must not see (it is not leakproof), so under row level security it is only tried after
-- the policies, never by an index. These two ask for the company themselves, with the owner's rights, and give ids only.
-- The words stand in the statement as they are, so that it is planned for them.

-- Products that contain every word, by name, after a row of an earlier page. The one whose code or barcode is just what
-- was searched for stands first (rank 0): it is what a scanner read.
create function search_products(
    words text[], whole text, of_category uuid, after_rank smallint, after_name text, after_id uuid, most integer)
  returns table (id uuid, rank smallint)
  language plpgsql stable rows 50 security definer set search_path = public, pg_temp as $$
declare
  word text;
  conditions text := '';
begin
  foreach word in array words loop
    conditions := conditions || format(' and p.search_text like %L', containing(word));
  end loop;
  return query execute format($query$
    with named as materialized (
      select p.id from products p where p.company_id = $1 and p.deleted_at is null and lower(p.code) = lower($2)
      union
      select b.product_id from product_barcodes b where b.company_id = $1 and b.barcode = $2
    ), found as (
      (select p.id, 0::smallint as rank, p.name from products p
        where p.company_id = $1 and p.deleted_at is null and p.id in (select n.id from named n)
          and ($3 is null or p.category_id = $3)
          and ($4 is null or ($4 = 0 and (p.name, p.id) > ($5 collate spanish, $6))))
      union all
      (select p.id, 1::smallint, p.name from products p
        where p.company_id = $1 and p.deleted_at is null and p.id not in (select n.id from named n) %s
          and ($3 is null or p.category_id = $3)
          and ($4 is null or $4 = 0 or (p.name, p.id) > ($5 collate spanish, $6))
        order by p.name, p.id limit $7)
    )
    select f.id, f.rank from found f order by f.rank, f.name, f.id limit $7$query$, conditions)
  using current_company(), whole, of_category, after_rank, after_name, after_id, most;
end $$;

-- Clients that contain every word, by name, after a row of an earlier page.
create function search_clients(words text[], with_debt boolean, after_name text, after_id text, most integer)
  returns table (id text)
  language plpgsql stable rows 50 security definer set search_path = public, pg_temp as $$
declare
  word text;
  conditions text := '';
begin
  foreach word in array words loop
    conditions := conditions || format(' and c.search_text like %L', containing(word));
  end loop;
  return query execute format($query$
    select c.id from clients c
    where c.company_id = $1 and c.deleted_at is null %s
      and (not $2 or exists (select from client_balances b
        where b.company_id = $1 and b.client_id = c.id and b.amount > 0))
      and ($3 is null or (c.name, c.id) > ($3 collate spanish, $4))
    order by c.name, c.id limit $5$query$, conditions)
  using current_company(), with_debt, after_name, after_id, most;
end $$;

revoke execute on function search_products, search_clients from public;
grant execute on function search_products, search_clients to cuadra_app;
