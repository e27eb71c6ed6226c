-- How much of a line a role may take off, in percent: beside the 13 codes of sales (spec §3). Of the roles there are, those
-- that set prices anyway keep all of it, and all others get what a new role begins with.
alter table roles
  add column max_discount numeric(5, 2) not null default 10 check (max_discount between 0 and 100);
update roles r set max_discount = 100
  where exists (
    select from role_permissions p
    where p.company_id = r.company_id and p.role_id = r.id and p.module = 'products'
      and '3' = any (string_to_array(p.permissions, ';')));
