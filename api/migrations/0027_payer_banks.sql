-- The bank of who paid by Pago Móvil or transfer, by its code: the shop finds the payment by it in its own bank's statement.
alter table sale_tenders add column bank text;
