-- Two people who set a store up at once: what the one saved is not overwritten in silence by the other.

alter table store_settings
  -- The company's own: there is one store of it.
  add column id uuid not null generated always as (company_id) stored,
  add column version integer not null default 1,
  add column edited_at timestamptz,
  add column edited_by uuid,
  add column edit_id uuid;
-- What is set up stands in rows of its own, too: whoever saves it writes this row.
create trigger store_settings_edited before update of updated_at on store_settings
  for each row execute function note_edit();
