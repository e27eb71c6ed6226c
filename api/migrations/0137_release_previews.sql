-- Who may see versions of a module that nobody gets yet (docs/decisions/0066-preview.md): one person, one module, until a day.
create table release_previews (
  company_id uuid not null references companies on delete cascade,
  user_id uuid not null,
  name text not null,
  until timestamptz not null,
  given_at timestamptz not null default now(),
  primary key (company_id, user_id, name),
  foreign key (company_id, user_id) references users on delete cascade
);
create index release_previews_of_module on release_previews (name, until);
alter table release_previews enable row level security;
create policy backoffice on release_previews for select to cuadra_backoffice using (true);
grant select on release_previews to cuadra_backoffice;

-- Without an end, the right ends now. Whose it is; none for no such user of a company.
create function set_release_preview(login text, of_module text, ends_at timestamptz)
  returns table (company_id uuid, user_id uuid)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  of_company uuid;
  owner uuid;
begin
  select u.company_id, u.id into of_company, owner from users u where lower(u.username) = lower(login);
  if owner is null then return; end if;
  if ends_at is null then
    delete from release_previews p where p.company_id = of_company and p.user_id = owner and p.name = of_module;
  else
    insert into release_previews as p (company_id, user_id, name, until) values (of_company, owner, of_module, ends_at)
    on conflict (company_id, user_id, name) do update set until = excluded.until, given_at = now();
  end if;
  return query select of_company, owner;
end $$;
revoke execute on function set_release_preview from public;
grant execute on function set_release_preview to cuadra_backoffice;

-- For every copy of the API, which resolves the modules of all companies from memory.
create function all_release_previews() returns table (user_id uuid, name text, until timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select p.user_id, p.name, p.until from release_previews p where p.until > now()
$$;
revoke execute on function all_release_previews from public;
grant execute on function all_release_previews to cuadra_app, cuadra_backoffice;

create trigger release_previews_changed after insert or update or delete on release_previews
  for each statement execute function tell_of_releases();

alter table release_log drop constraint release_log_what_check, add constraint release_log_what_check
  check (what in ('published', 'activated', 'rolled-back', 'canary', 'removed', 'token-made', 'token-revoked',
    'pinned', 'unpinned', 'held', 'not-held', 'taken-out', 'failing', 'address', 'key-rotated', 'preview-given',
    'preview-ended'));
