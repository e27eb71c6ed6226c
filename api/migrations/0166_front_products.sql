-- The products with which every cash register of a company begins, in the order that the company gave them: a place that
-- stays the same whatever sells.

alter table company_configurations
  -- Ids of `products`; one that was withdrawn since stays, and no cash register shows it.
  add column front_products uuid[] not null default '{}' check (cardinality(front_products) <= 60);
