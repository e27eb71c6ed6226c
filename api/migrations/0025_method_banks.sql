-- The bank that a Pago Móvil, a transfer, a card or a Biopago comes in at, by its code; and Biopago as a kind of its own.
alter table payment_methods
  add column bank text,
  drop constraint payment_methods_kind_check,
  add constraint payment_methods_kind_check
    check (kind in ('cash', 'mobile_payment', 'card', 'transfer', 'zelle', 'biopago', 'other'));
