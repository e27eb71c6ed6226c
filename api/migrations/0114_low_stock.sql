-- What runs low, in an index: a product's minimum stands beside its stock, so that a row says by itself whether it is low.
-- Of what a sale changes the index has `is_low` alone: an update stays in its page (HOT) unless it takes the stock across its
-- minimum (docs/decisions/0033).
-- Null of a product that is withdrawn, too, which never runs low.
alter table product_stock add column minimum numeric(15, 3);

insert into product_stock (company_id, product_id)
select p.company_id, p.id from products p
where p.min_qty is not null and p.deleted_at is null
  and not exists (select from product_stock s where s.company_id = p.company_id and s.product_id = p.id);
update product_stock s set minimum = p.min_qty from products p
where p.company_id = s.company_id and p.id = s.product_id and p.min_qty is not null and p.deleted_at is null;

-- Last, because it writes the table anew, and so without what the update left behind.
alter table product_stock
  add column is_low boolean not null generated always as (coalesce(qty <= minimum, false)) stored;
create index product_stock_low on product_stock (company_id, product_id) where is_low;
drop index products_with_minimum;

-- At the commit: who changes a product must not hold its stock, which sales wait for, while the rest is written. Who changes
-- many does it before, in the order in which a sale locks them (`followMinimums`), and leaves nothing to do here.
create function follow_minimum() returns trigger
  language plpgsql
  as $$
    begin
      insert into product_stock as s (company_id, product_id, minimum)
      values (new.company_id, new.id, case when new.deleted_at is null then new.min_qty end)
      on conflict (company_id, product_id) do update set minimum = excluded.minimum
      where s.minimum is distinct from excluded.minimum;
      return null;
    end
  $$;
create constraint trigger products_minimum_given after insert on products
  deferrable initially deferred for each row when (new.min_qty is not null)
  execute function follow_minimum();
create constraint trigger products_minimum_changed after update of min_qty, deleted_at on products
  deferrable initially deferred for each row
  when (old.min_qty is distinct from new.min_qty or old.deleted_at is distinct from new.deleted_at)
  execute function follow_minimum();
