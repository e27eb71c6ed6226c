-- A purchase brings products and materials (docs/decisions/0071).
alter table purchase_lines
  alter column product_id drop not null,
  add column material_id uuid,
  -- { name, factor } that a material was bought in, as it was saved; null: its measure.
  add column unit jsonb check (jsonb_typeof(unit) = 'object'),
  add foreign key (company_id, material_id) references materials,
  add constraint purchase_lines_good_check check (num_nonnulls(product_id, material_id) = 1);
create index purchase_lines_material on purchase_lines (company_id, material_id, purchase_id)
  where material_id is not null;
