-- The letter of the client's identification (V-, J-), copied into the sale like the rest of it. Sales of before take it from a
-- client who still has the identification that the sale has.
alter table sales add column client_identification_type text;
update sales s set client_identification_type = c.identification_type
from clients c
where c.company_id = s.company_id and c.id = s.client_id and c.identification = s.client_identification;
grant update (client_identification_type) on sales to cuadra_app;
