-- A device that keeps a copy of the catalogue asks for what has changed, and a sale changes how much there is. Written by
-- a trigger, so that no statement that moves stock has to think of it, and without an index, so that an update of a
-- stock row stays in its page.
alter table product_stock add column changed_at timestamptz not null default now();
alter table product_stock alter column changed_at set default clock_timestamp();

create function stamp_stock() returns trigger
  language plpgsql
  as $$
    begin
      new.changed_at = clock_timestamp();
      return new;
    end
  $$;
create trigger product_stock_changed before update of qty, reserved on product_stock
  for each row execute function stamp_stock();
