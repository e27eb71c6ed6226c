-- What a shop knows of a client beyond who they are, found by their phone too, and a version, so that nobody overwrites in
-- silence what another one changed.

alter table clients
  add column birthday date,
  -- Days after a credit sale in which it is to be paid; null: nobody said.
  add column credit_days smallint check (credit_days between 0 and 365),
  add column note text not null default '',
  add column version integer not null default 1,
  add column edited_at timestamptz,
  add column edited_by uuid,
  add column edit_id uuid;

-- A phone as it is written, and by its digits alone.
alter table clients alter column search_text
  set expression as (searchable(name) || ' ' || coalesce(searchable(identification), '') || ' '
    || coalesce(searchable(phone) || ' ' || regexp_replace(phone, '\D', '', 'g'), ''));

create trigger clients_edited
  before update of name, identification, identification_type, phone, email, address, birthday, credit_limit, credit_days,
    is_wholesale, note on clients
  for each row when (
    (old.name, old.identification, old.identification_type, old.phone, old.email, old.address, old.birthday,
      old.credit_limit, old.credit_days, old.is_wholesale, old.note)
    is distinct from (new.name, new.identification, new.identification_type, new.phone, new.email, new.address,
      new.birthday, new.credit_limit, new.credit_days, new.is_wholesale, new.note))
  execute function note_edit();
