-- Requests that guess or write, by where they come from: all copies of the API count together, in windows of a minute from the
-- first one on. What is counted is gone after a minute anyway, so that no log of it needs to be kept.
create unlogged table request_counts (
  -- SHA-256 of the call and the network.
  key bytea primary key,
  counted integer not null default 1,
  since timestamptz not null default now()
);
alter table request_counts enable row level security;
create index request_counts_since on request_counts (since);

-- Counts a request; how many there were in its window, and in how many seconds that ends.
create function count_request(wanted bytea, span interval) returns table (counted integer, seconds integer)
  language sql security definer set search_path = public, pg_temp as $$
  insert into request_counts as c (key) values (wanted)
  on conflict (key) do update set
    counted = case when c.since < now() - span then 1 else c.counted + 1 end,
    since = case when c.since < now() - span then now() else c.since end
  returning c.counted, ceil(extract(epoch from c.since + span - now()))::integer;
$$;

create or replace function forget_login_tries() returns void
  language sql security definer set search_path = public, pg_temp as $$
  delete from login_tries where last_at < now() - interval '2 days';
  delete from mail_counts where first_at < now() - interval '2 days';
  delete from request_counts where since < now() - interval '1 hour';
$$;

revoke execute on function count_request from public;
grant execute on function count_request to cuadra_app;
