-- The list of what every Caja has among its favourites: some dozens of any number of products.
create index products_favourite on products (company_id, name, id) where favourite and deleted_at is null;
