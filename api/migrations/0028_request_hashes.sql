-- SHA-256 of the request that created a row: the same id with another one is a conflict. Null where no request did, or
-- before hashes were kept.
alter table products add column request_hash bytea;
alter table categories add column request_hash bytea;
alter table measures add column request_hash bytea;
alter table clients add column request_hash bytea;
alter table exchange_rates add column request_hash bytea;
alter table payment_methods add column request_hash bytea;
alter table roles add column request_hash bytea;
alter table users add column request_hash bytea;
alter table stock_movements add column request_hash bytea;
alter table material_movements add column request_hash bytea;
alter table cash_sessions rename column opening_hash to request_hash;
