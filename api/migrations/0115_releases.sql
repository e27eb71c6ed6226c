-- The releases of the modules: the platform's, of no company. What was published never changes: nobody who answers requests
-- may update or remove a version, a file or a line of the log.

-- What files hold, by their hash, so that a file that many versions have is kept once.
create table release_blobs (
  -- As the `integrity` of a script is written.
  hash text primary key check (hash ~ '^sha384-[A-Za-z0-9+/]{64}$'),
  bytes bytea not null,
  -- As the build compressed it; null where that saves nothing.
  gzip bytea,
  br bytea
);
-- They are compressed already, or the build knew why not.
alter table release_blobs alter column bytes set storage external, alter column gzip set storage external,
  alter column br set storage external;

create table releases (
  name text not null,
  version text not null,
  -- In the order of publishing.
  id bigint not null generated always as identity unique,
  -- A `RegistryVersion` of the contract.
  record jsonb not null,
  published_by text not null,
  primary key (name, version)
);

create table release_files (
  name text not null,
  version text not null,
  path text not null,
  -- Its content type.
  type text not null,
  hash text not null references release_blobs,
  primary key (name, version, path),
  foreign key (name, version) references releases on delete cascade
);
create index release_files_by_hash on release_files (hash);

-- Who gets which version of a module.
create table release_channels (
  name text primary key,
  active text,
  previous text,
  -- Of `RegistryRemote` of the contract: the version, the companies, the share.
  canary jsonb,
  foreign key (name, active) references releases (name, version),
  foreign key (name, previous) references releases (name, version)
);

create table release_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  who text not null,
  what text not null check (what in ('published', 'activated', 'rolled-back', 'canary', 'removed')),
  name text not null,
  version text,
  details jsonb not null default '{}'
);

grant select on releases, release_files, release_blobs, release_channels to cuadra_app, cuadra_backoffice;
-- That there is something new in it is for everybody, what it is for the back office.
grant select (id) on release_log to cuadra_app;
grant select on release_log to cuadra_backoffice;
grant insert on releases, release_files, release_blobs, release_log to cuadra_backoffice;
grant insert, update on release_channels to cuadra_backoffice;

-- Every copy of the API listens: what it has in memory is no longer what there is.
create function tell_of_releases() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform pg_notify('cuadra_releases', '');
  return null;
end $$;
create trigger releases_changed after insert or update or delete on releases
  for each statement execute function tell_of_releases();
create trigger release_files_changed after insert or update or delete on release_files
  for each statement execute function tell_of_releases();
create trigger release_channels_changed after insert or update or delete on release_channels
  for each statement execute function tell_of_releases();
