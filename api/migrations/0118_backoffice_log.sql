-- What the back office did: who, when, what, to whom and why. Written by the functions that do it, in the same transaction,
-- so that nothing is done without a line; nobody who answers requests can write, change or remove one.
create table audit_log (
  id uuid primary key default uuidv7(),
  at timestamptz not null default now(),
  actor_id uuid not null,
  actor_name text not null,
  action text not null check (action ~ '^[a-z]+\.[a-z-]+$'),
  -- Of no company: what concerns all, as the price of a plan.
  company_id uuid references companies,
  reason text not null default '',
  -- What was before and after, as the action has it.
  details jsonb not null default '{}',
  -- The one that the client gave, so that what comes twice is done once.
  request_id uuid
);
create index audit_log_of_company on audit_log (company_id, id);
create unique index audit_log_request on audit_log (request_id) where request_id is not null;
-- The back office reads it; the application, which answers companies, does not get at it at all.
alter table audit_log enable row level security;
create policy backoffice on audit_log for select to cuadra_backoffice using (true);
grant select on audit_log to cuadra_backoffice;

-- Writes a line.
create function audit(actor uuid, of_action text, of_company uuid, of_reason text, of_details jsonb, request uuid default null)
  returns void language sql set search_path = public, pg_temp as $$
  insert into audit_log (actor_id, actor_name, action, company_id, reason, details, request_id)
  select p.id, p.name, of_action, of_company, of_reason, of_details, request from platform_users p where p.id = actor
$$;
revoke execute on function audit from public;

-- Why a payment was refused or taken back, for who reported it.
alter table invoice_reports add column reason text not null default '';

drop function decide_invoice_report;
-- As it was, and says why, and writes it down. `seen` is the state that who decides had before their eyes: where it is
-- another by now, nothing is decided and the answer is 'changed'. Who says what is so already changes nothing all the same.
create function decide_invoice_report(report uuid, decider uuid, approve boolean, day_rate numeric,
  why text default '', seen text default null) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  r invoice_reports;
  before text;
  decision text := case when approve then 'approved' else 'refused' end;
begin
  perform from platform_users p where p.id = decider and p.kind = 'super_user';
  if not found then
    raise exception 'who decides is no super user';
  end if;
  select * into r from invoice_reports where id = report;
  if not found then
    return null;
  end if;
  -- The subscription first, as whatever changes its balance does.
  perform from subscriptions where company_id = r.company_id for update;
  select * into r from invoice_reports where id = report for update;
  if r.status = decision then
    return decision;
  end if;
  if r.status <> coalesce(seen, r.status) then
    return 'changed';
  end if;
  before := r.status;
  perform settle_subscription(r.company_id, false);
  if approve then
    r.rate := case r.currency when 'USD' then 1 else day_rate end;
    if r.rate is null then
      return 'no-rate';
    end if;
    r.credited := round(r.amount / r.rate, 2);
    if r.credited <= 0 then
      return 'too-small';
    end if;
    perform add_to_balance(r.company_id, 'recharge', r.credited, r.id);
  elsif r.status = 'approved' then
    perform add_to_balance(r.company_id, 'reversal', -r.credited, r.id);
  end if;
  update invoice_reports set status = decision, rate = r.rate, credited = r.credited, decided_at = now(),
    decided_by = decider, decided_by_name = (select p.name from platform_users p where p.id = decider),
    reason = case when approve then '' else why end where id = report;
  -- Free is who has paid nothing yet.
  update subscriptions s set is_free = not exists (
      select from invoice_reports other where other.company_id = r.company_id and other.status = 'approved')
    where s.company_id = r.company_id;
  perform settle_subscription(r.company_id, true);
  perform audit(decider,
    case when approve then 'payment.approved' when before = 'approved' then 'payment.taken-back' else 'payment.refused' end,
    r.company_id, why, jsonb_build_object('report_id', r.id, 'amount', r.amount::text, 'currency', r.currency,
      'reference', r.reference, 'credited', r.credited::text));
  return decision;
end $$;

-- What a decision would make of the subscription: it is made and undone again, so that nothing is counted in two ways.
create function preview_invoice_report(report uuid, decider uuid, approve boolean, day_rate numeric,
  out outcome text, out credited numeric, out balance numeric, out paid_through date, out expires_at timestamptz)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  outcome := decide_invoice_report(report, decider, approve, day_rate);
  select r.credited, s.balance, s.paid_through, s.expires_at into credited, balance, paid_through, expires_at
    from invoice_reports r join subscriptions s using (company_id) where r.id = report;
  raise exception using errcode = 'CU001';
exception
  when sqlstate 'CU001' then null;
  when unique_violation then outcome := 'already-used';
end $$;

-- As it was, and writes coming and going down where the back office looks, too.
create or replace function switch_inspector(inspector uuid, into_company uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  who platform_users;
begin
  select * into who from platform_users p where p.id = inspector and p.kind = 'inspector' for update;
  if not found or (into_company is not null and not exists (select from companies c where c.id = into_company)) then
    return false;
  end if;
  if who.company_id is distinct from into_company then
    update platform_users p set company_id = into_company where p.id = inspector;
    update inspector_visits v set left_at = now() where v.inspector_id = inspector and v.left_at is null;
    if who.company_id is not null then
      perform audit(inspector, 'inspector.left', who.company_id, '', '{}');
    end if;
    if into_company is not null then
      insert into inspector_visits (company_id, inspector_id, inspector_name) values (into_company, inspector, who.name);
      perform audit(inspector, 'inspector.entered', into_company, '', '{}');
    end if;
  end if;
  return true;
end $$;

revoke execute on function decide_invoice_report, preview_invoice_report from public;
grant execute on function decide_invoice_report, preview_invoice_report to cuadra_backoffice;

-- The queue of reported payments, and a reference that was named before, in refused reports too.
create index invoice_reports_decided on invoice_reports (decided_at desc) where status <> 'waiting';
create index invoice_reports_reference_anywhere on invoice_reports (lower(reference)) where reference <> '';
