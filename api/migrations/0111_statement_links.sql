-- Links with which a client opens their own statement without a session (docs/decisions/0046-the-link-of-a-statement.md).
-- The token is kept as its hash alone: who reads this table opens nothing.

create table client_statement_links (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  client_id text not null,
  token_hash bytea not null unique check (length(token_hash) = 32),
  created_at timestamptz not null default now(),
  created_by uuid not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_by uuid,
  -- When somebody opened it last; null: nobody has.
  last_seen_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, client_id) references clients,
  check ((revoked_at is null) = (revoked_by is null))
);
create index client_statement_links_client on client_statement_links (company_id, client_id, id);
call isolate_by_company('client_statement_links');
grant select, insert on client_statement_links to cuadra_app;
grant update (revoked_at, revoked_by, last_seen_at) on client_statement_links to cuadra_app;

-- The company of a link that opens something: neither ended nor revoked, of a client who is there, of a company with the
-- module, its subscription running. Who opens it has no session, so that the token's hash is all that the call goes by.
create function company_of_statement_link(hash bytea) returns uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select l.company_id
  from client_statement_links l
  join clients k on k.company_id = l.company_id and k.id = l.client_id
  join companies c on c.id = l.company_id
  left join subscriptions b on b.company_id = l.company_id
  where l.token_hash = hash and l.revoked_at is null and l.expires_at > now() and k.deleted_at is null
    and 'clients' = any(c.modules) and coalesce(b.expires_at > now(), true)
$$;
revoke execute on function company_of_statement_link from public;
grant execute on function company_of_statement_link to cuadra_app;
