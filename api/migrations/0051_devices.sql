-- A sale that was made without a connection proves itself (docs/decisions/0026).

-- The browsers that a company sells on. Each signs with a key that does not leave it.
create table devices (
  company_id uuid not null references companies,
  id uuid not null,
  -- As a person can tell it: «Chrome en Windows».
  name text not null check (length(name) between 1 and 80),
  -- ECDSA on P-256, SubjectPublicKeyInfo in DER.
  public_key bytea not null check (length(public_key) <= 200),
  registered_by uuid not null,
  registered_by_name text not null,
  created_at timestamptz not null default now(),
  -- What it signs from then on proves nothing.
  revoked_at timestamptz,
  primary key (company_id, id)
);
call isolate_by_company('devices');
grant select, insert, update (revoked_at) on devices to cuadra_app;

-- When a device spoke with the server, who was signed in on it, and how many sales it had numbered by then. A row goes on
-- for as long as user and counter stay the same.
create table device_contacts (
  company_id uuid not null,
  device_id uuid not null,
  id uuid not null default uuidv7(),
  user_id uuid not null,
  counter bigint not null check (counter >= 0),
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  primary key (company_id, device_id, id),
  foreign key (company_id, device_id) references devices
);
create index device_contacts_by_counter on device_contacts (company_id, device_id, counter);
call isolate_by_company('device_contacts');
grant select, insert, update (last_at), delete on device_contacts to cuadra_app;

-- What was told of a sale that was sent later than it was made, and what the API could not have accepted of it then.
create table late_sales (
  company_id uuid not null,
  sale_id uuid not null,
  -- As it was told; sales.created_at is what was believed.
  told_at timestamptz not null,
  received_at timestamptz not null default now(),
  -- Of the device whose signature was good.
  device_id uuid,
  counter bigint,
  -- Why somebody should look at it; none: nothing is wrong with it.
  reasons text[] not null default '{}',
  reviewed_at timestamptz,
  reviewed_by uuid,
  reviewed_by_name text,
  primary key (company_id, sale_id),
  foreign key (company_id, sale_id) references sales,
  foreign key (company_id, device_id) references devices
);
-- A device gives a number to one sale.
create unique index late_sales_counter on late_sales (company_id, device_id, counter) where device_id is not null;
create index late_sales_to_review on late_sales (company_id, sale_id) where reasons <> '{}' and reviewed_at is null;
call isolate_by_company('late_sales');
grant select, insert, update (reviewed_at, reviewed_by, reviewed_by_name) on late_sales to cuadra_app;
