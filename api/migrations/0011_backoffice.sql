-- What the back office does. It reads through the policies of its role, and writes through these functions alone.

-- The list of companies.
alter table companies alter column name type text collate spanish;
create index companies_by_name on companies (name, id);

-- Approves a reported payment, or refuses it; what was approved before is taken back by a counter-entry. Whoever says the
-- same again changes nothing, so two at once are one. Gives null where there is no such report, 'no-rate' where it is not
-- in dollars and no rate was said, and the status otherwise.
create function decide_invoice_report(report uuid, decider uuid, approve boolean, day_rate numeric) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  r invoice_reports;
  decider_name text;
  decision text := case when approve then 'approved' else 'refused' end;
begin
  select p.name into strict decider_name from platform_users p where p.id = decider and p.kind = 'super_user';
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
    decided_by = decider, decided_by_name = decider_name where id = report;
  -- Free is who has paid nothing yet.
  update subscriptions s set is_free = not exists (
      select from invoice_reports other where other.company_id = r.company_id and other.status = 'approved')
    where s.company_id = r.company_id;
  perform settle_subscription(r.company_id, true);
  return decision;
end $$;

-- Puts an inspector into a company, or into none. False where there is no such company or inspector.
create function switch_inspector(inspector uuid, into_company uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update platform_users p set company_id = into_company
  where p.id = inspector and p.kind = 'inspector'
    and (into_company is null or exists (select from companies c where c.id = into_company));
  return found;
end $$;

revoke execute on function decide_invoice_report, switch_inspector from public;
grant execute on function decide_invoice_report, switch_inspector to cuadra_backoffice;

-- One reference, two reports: of one company it is refused, of two it is shown to who decides.
create index invoice_reports_same on invoice_reports (lower(reference)) where reference <> '' and status <> 'refused';
