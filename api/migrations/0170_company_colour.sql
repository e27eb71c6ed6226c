-- The colour is the company's own: its store wears it, and so do the login by its link, its customer's display and its ticket. It stood
-- with the store, which not every company has.

-- `#0b6e4f`; empty: Cuadra's own.
alter table companies add column colour text not null default '' check (colour ~ '^(#[0-9a-f]{6})?$');
update companies c set colour = s.colour from store_settings s where s.company_id = c.id and s.colour <> '';
alter table store_settings drop column colour;

drop trigger companies_edited on companies;
create trigger companies_edited
  before update of name, legal_name, identification, identification_type, address, phone, logo, colour, ticket_header,
    ticket_footer, paper_width, has_fiscal_documents on companies
  for each row when (
    (old.name, old.legal_name, old.identification, old.identification_type, old.address, old.phone, old.logo, old.colour,
      old.ticket_header, old.ticket_footer, old.paper_width, old.has_fiscal_documents)
    is distinct from (new.name, new.legal_name, new.identification, new.identification_type, new.address, new.phone,
      new.logo, new.colour, new.ticket_header, new.ticket_footer, new.paper_width, new.has_fiscal_documents))
  execute function note_edit();
