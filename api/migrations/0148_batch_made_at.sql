-- When a batch was really made (docs/decisions/0072): the board sends what was done while the network was away once it is back. Its
-- movements are of `created_at`, the moment at which it arrived.
alter table productions add column made_at timestamptz;
update productions set made_at = created_at;
alter table productions alter column made_at set default now(), alter column made_at set not null;
create index productions_by_day on productions (company_id, made_at);
