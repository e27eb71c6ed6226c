-- Whether the company says that what it prints is fiscal: it has a fiscal machine or preprinted control numbers. Without
-- it, a ticket says «Documento no fiscal».
alter table companies add column has_fiscal_documents boolean not null default false;
