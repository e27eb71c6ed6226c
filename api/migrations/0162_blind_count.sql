-- Whether what should be in a till is told only once it was counted, so that a count is one and not a copy.
alter table company_configurations add column blind_count boolean not null default false;
