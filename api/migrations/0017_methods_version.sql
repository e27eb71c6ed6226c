-- How often a payment method of the company was taken away or changed its currency, beside the counter that every sale
-- takes anyway: a sale that read the methods before finds out when it takes its number, and costs no lock of its own.
alter table counters add column methods_version bigint not null default 0;
