-- Reminders of a debt by WhatsApp: what a shop writes, kept once for all its clients, and who was reminded when. Nothing is
-- sent from here: who reminds opens WhatsApp, and that is what is noted (docs/spec.md, «Recordatorios»).

create table reminder_messages (
  company_id uuid primary key references companies,
  -- What edits are told apart by (migration 0060): there is one row of a company.
  id uuid generated always as (company_id) stored,
  -- Empty: what Cuadra suggests.
  text text not null default '' check (length(text) <= 1000),
  -- How the shop is paid: banks, phones, accounts.
  payment_data text not null default '' check (length(payment_data) <= 500),
  version integer not null default 1,
  edited_at timestamptz,
  edited_by uuid,
  edit_id uuid
);
call isolate_by_company('reminder_messages');
grant select, insert, update on reminder_messages to cuadra_app;
create trigger reminder_messages_edited
  before update of text, payment_data on reminder_messages
  for each row when ((old.text, old.payment_data) is distinct from (new.text, new.payment_data))
  execute function note_edit();

create table client_reminders (
  company_id uuid not null,
  id uuid not null,
  client_id text not null,
  -- What was owed then, in the company's alternative currency at that day's rate.
  owed numeric(20, 2) not null,
  currency text not null references currencies,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  primary key (company_id, id),
  foreign key (company_id, client_id) references clients
);
create index client_reminders_client on client_reminders (company_id, client_id, created_at desc, id);
call isolate_by_company('client_reminders');
grant select, insert, delete on client_reminders to cuadra_app;
