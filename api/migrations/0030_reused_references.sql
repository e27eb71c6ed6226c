-- A payment whose reference had paid something before: the cashier was told and charged all the same ('accepted'), or nobody
-- could know when it was charged ('unseen': two cash registers, or one without a connection). Null for all others.
alter table sale_tenders add column reference_reuse text check (reference_reuse in ('accepted', 'unseen'));
