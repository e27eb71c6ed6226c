-- What runs low is looked for among the products that have a minimum, and not among all.
create index products_with_minimum on products (company_id, id) where min_qty is not null and deleted_at is null;
