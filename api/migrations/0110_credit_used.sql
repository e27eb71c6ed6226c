-- What of a sale was paid with the client's balance in favour, in the currency of the debt: a part of `balance`, which the
-- ledger takes off what they had. Never money received.
alter table sales
  add column credit_used numeric(20, 2) not null default 0 check (credit_used >= 0 and credit_used <= balance);
