-- What the cashier wrote beside a line: «sin hielo», a serial number.
alter table sale_lines add column note text;
