-- What a line was weighed or measured in when it was sold (kg, l, m), so that a ticket that is printed again says the same
-- whatever became of its product; null: pieces, or sold before tickets told it.
alter table sale_lines add column unit text;
