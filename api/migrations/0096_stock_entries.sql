-- How many of a product came last, for as many labels (list-labelled.ts): what is sold between two entries is not walked through.
create index stock_movements_entries on stock_movements (company_id, product_id, id)
  where qty > 0 and count_id is null and kind not in ('sale', 'annulment', 'return', 'reservation');
