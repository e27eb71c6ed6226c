-- A payment method that is not offered any more: sales, reports and returns of it stay as they are.

alter table payment_methods
  add column is_hidden boolean not null default false;
