-- The version of what people edit: one higher with each change of what a form shows, by whoever and whatever, and not with
-- what moves by itself: a sale, a login, a subscription. Who edits says so in the transaction (`beginEdit`); of a change for
-- which nobody did, nobody is named.
create function note_edit() returns trigger
  language plpgsql as $$
begin
  new.version := old.version + 1;
  new.edited_at := clock_timestamp();
  new.edited_by := nullif(current_setting('app.user_id', true), '')::uuid;
  new.edit_id := nullif(current_setting('app.edit_id', true), '')::uuid;
  return new;
end $$;
revoke execute on function note_edit from public;

do $$
declare edited text;
begin
  foreach edited in array array['products', 'roles', 'payment_methods', 'users', 'companies'] loop
    execute format('alter table %I add column version integer not null default 1, add column edited_at timestamptz,
      add column edited_by uuid, add column edit_id uuid', edited);
  end loop;
end $$;
grant select (version, edited_at, edited_by, edit_id) on users to cuadra_app;

create trigger products_edited
  before update of name, code, barcodes, category_id, measure_id, min_qty, cost, utility, price, is_fixed_price,
    cost_currency, price_currency on products
  for each row when (
    (old.name, old.code, old.barcodes, old.category_id, old.measure_id, old.min_qty, old.cost, old.utility, old.price,
      old.is_fixed_price, old.cost_currency, old.price_currency)
    is distinct from (new.name, new.code, new.barcodes, new.category_id, new.measure_id, new.min_qty, new.cost,
      new.utility, new.price, new.is_fixed_price, new.cost_currency, new.price_currency))
  execute function note_edit();

-- What a role permits stands in rows of its own: whoever changes those writes the role, too.
create trigger roles_edited before update of name, description, max_discount on roles
  for each row execute function note_edit();

create trigger payment_methods_edited
  before update of name, description, currency, is_cash, kind, needs_reference, bank on payment_methods
  for each row when (
    (old.name, old.description, old.currency, old.is_cash, old.kind, old.needs_reference, old.bank)
    is distinct from (new.name, new.description, new.currency, new.is_cash, new.kind, new.needs_reference, new.bank))
  execute function note_edit();

create trigger users_edited
  before update of name, username, email, role_id, identification, identification_type, country, image, is_active on users
  for each row when (
    (old.name, old.username, old.email, old.role_id, old.identification, old.identification_type, old.country, old.image,
      old.is_active)
    is distinct from (new.name, new.username, new.email, new.role_id, new.identification, new.identification_type,
      new.country, new.image, new.is_active))
  execute function note_edit();

create trigger companies_edited
  before update of name, legal_name, identification, identification_type, address, phone, logo, ticket_header,
    ticket_footer, paper_width, has_fiscal_documents on companies
  for each row when (
    (old.name, old.legal_name, old.identification, old.identification_type, old.address, old.phone, old.logo,
      old.ticket_header, old.ticket_footer, old.paper_width, old.has_fiscal_documents)
    is distinct from (new.name, new.legal_name, new.identification, new.identification_type, new.address, new.phone,
      new.logo, new.ticket_header, new.ticket_footer, new.paper_width, new.has_fiscal_documents))
  execute function note_edit();
