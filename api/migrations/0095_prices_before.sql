-- What a product was sold for as it was received: { is_fixed_price, price, price_currency, presentations, wholesale }. What a
-- price of its own gave then is what it should give again. Null: received before this was written down.
alter table purchase_products add column prices_before jsonb check (jsonb_typeof(prices_before) = 'object');
