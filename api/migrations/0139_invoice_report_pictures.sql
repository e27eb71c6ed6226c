-- The picture of a reported payment: a photo of the slip or a screenshot of the transfer, as the company's browser made it
-- smaller. It is written with its report, in one transaction, and is there as long as the report is. In a table of its own, so
-- that a list of reports reads no picture.
create table invoice_report_pictures (
  company_id uuid not null,
  report_id uuid not null,
  type text not null check (type in ('image/webp', 'image/jpeg')),
  content bytea not null check (octet_length(content) <= 180000),
  primary key (company_id, report_id),
  foreign key (company_id, report_id) references invoice_reports on delete cascade
);
-- It is compressed already.
alter table invoice_report_pictures alter column content set storage external;
call isolate_by_company('invoice_report_pictures');
-- Nobody changes or takes away what a payment was shown by.
grant select, insert on invoice_report_pictures to cuadra_app;
