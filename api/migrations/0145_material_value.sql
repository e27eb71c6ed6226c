-- What materials are worth, exactly, and units, lots and edits of them (docs/decisions/0071).
alter table materials
  -- The sum of material_movements.value, in cost_currency. `cost` is what one of it costs on average, told beside it.
  add column value numeric not null default 0,
  -- [{ id, name, factor }]: in what else it is counted, and how much of its measure one of that is.
  add column units jsonb not null default '[]' check (jsonb_typeof(units) = 'array'),
  -- Whether what comes in of it is asked for the day it expires on.
  add column has_lots boolean not null default false,
  add column version integer not null default 1,
  add column edited_at timestamptz,
  add column edited_by uuid,
  add column edit_id uuid;

create trigger materials_edited
  before update of name, measure_id, min_qty, cost, cost_currency, units, has_lots on materials
  for each row when (
    (old.name, old.measure_id, old.min_qty, old.cost, old.cost_currency, old.units, old.has_lots)
    is distinct from (new.name, new.measure_id, new.min_qty, new.cost, new.cost_currency, new.units, new.has_lots))
  execute function note_edit();

alter table material_movements
  -- The difference of what there is worth of it, in the currency that the material's cost had then.
  add column value numeric not null default 0,
  add column value_currency text,
  -- Of one, on average, before and after; null: not known.
  add column cost_before numeric,
  add column cost_after numeric,
  -- Why, of an adjustment.
  add column cause text,
  -- What came in, or went out, of a lot that somebody named.
  add column lot text,
  add column expires_on date,
  add column purchase_id uuid,
  add column purchase_line_id uuid,
  add foreign key (company_id, purchase_id) references purchases;
-- One line of a purchase moves a material once, and its annulment once.
create unique index material_movements_purchase on material_movements (company_id, purchase_id, purchase_line_id, kind)
  where purchase_line_id is not null;
create index material_movements_lots on material_movements (company_id, material_id)
  where lot is not null or expires_on is not null;

-- Kinds are added to whatever there are by now: orders of production bring some of their own.
do $$
declare
  known text;
begin
  select pg_get_constraintdef(oid) into strict known from pg_constraint
    where conrelid = 'material_movements'::regclass and conname = 'material_movements_kind_check';
  execute 'alter table material_movements drop constraint material_movements_kind_check, add constraint '
    || 'material_movements_kind_check '
    || regexp_replace(known, '^CHECK \((.*)\)$',
      'check ((\1) or kind in (''revaluation'', ''purchase_annulment''))');
end $$;

-- What there was is worth what it cost on average when this came.
update materials set value = round(qty * cost, 8) where cost is not null and qty <> 0;
insert into material_movements (company_id, material_id, kind, qty, value, value_currency, cost_before, cost_after, user_id)
select m.company_id, m.id, 'revaluation', 0, m.value, m.cost_currency, m.cost, m.cost, last.user_id
from materials m cross join lateral (
  select v.user_id from material_movements v
  where v.company_id = m.company_id and v.material_id = m.id order by v.id desc limit 1
) last
where m.value <> 0;
update material_movements v set value_currency = m.cost_currency
from materials m where m.company_id = v.company_id and m.id = v.material_id and v.value_currency is null;
alter table material_movements alter column value_currency set not null;
