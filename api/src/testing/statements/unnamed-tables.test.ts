import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unnamedTables } from './unnamed-tables.ts';

const FORGOTTEN: Record<string, string[]> = {
  'select from products where id = $1': ['select products'],
  'select from products p where p.id = $1': ['select products p'],
  'update products set name = $1 where id = $2': ['update products'],
  'delete from product_barcodes where product_id = $1': ['delete product_barcodes'],
  "insert into categories (name) values ('x')": ['insert into categories'],
  'select from companies': ['select companies'],
  // Neither of an `or`, nor by being different, nor by what is worked out.
  'select from products where company_id = $1 or id = $2': ['select products'],
  'select from products where company_id <> $1': ['select products'],
  'select from products where company_id = company_id': ['select products'],
  // Joined by everything but the company; bound by each other and by nothing else.
  'select from sales s join users u on u.id = s.seller_id where s.company_id = $1': ['select users u'],
  'select from sales s join users u on u.company_id = s.company_id': ['select sales s', 'select users u'],
  // A left join says nothing of its left side.
  'select from sales s left join users u on u.company_id = s.company_id and s.company_id = $1': [
    'select sales s',
    'select users u',
  ],
  // The outer query is not bound by the one inside.
  'select from products p where exists (select from sales s where s.company_id = $1 and s.company_id = p.company_id)':
    ['select products p'],
  'select (select count(*) from users) from products where company_id = $1': ['select users'],
  'with gone as (delete from categories where id = $1 returning id) select from gone': ['delete categories'],
  'select from products where company_id = $1 union all select from materials': ['select materials'],
  'insert into categories (company_id, name) select $1, name from measures': ['select measures'],
  'update product_stock s set qty = 0 from products p where p.company_id = $1 and p.id = s.product_id': [
    'update product_stock s',
  ],
  'select from (select id from clients) c': ['select clients'],
};

const NAMED: Record<string, number[]> = {
  'select from products where company_id = $1 and id = $2': [1],
  'select from products where $2::uuid = company_id': [2],
  'select from products where company_id = current_company()': [],
  'select from companies c join users u on u.company_id = c.id where c.id = $1': [1],
  'select from sales s join users u using (company_id) where s.company_id = $1': [1],
  'select from sales s left join users u on u.company_id = s.company_id where s.company_id = $3': [3],
  'select from products p where company_id = $1 and exists (select from sales s where s.company_id = p.company_id)':
    [1],
  'select from products p, lateral (select from clients c where c.company_id = p.company_id) l where p.company_id = $1':
    [1],
  'select from sale_lines where (company_id, sale_id) = ($2, $1)': [2],
  'with own as (select * from sales where company_id = $1) select from own join users u on u.company_id = own.company_id':
    [1],
  'insert into categories (id, company_id, name) values ($1, $2, $3), ($4, $5, $6)': [2, 5],
  'insert into categories (company_id, name) select $1::uuid, name from unnest($2::text[]) as n(name)': [1],
  'select from provider_rates': [],
  'select id from search_products($1)': [],
};

for (const [statement, unnamed] of Object.entries(FORGOTTEN)) {
  test(`forgets a company: ${statement}`, () => {
    assert.deepEqual(unnamedTables(statement).unnamed, unnamed);
  });
}

for (const [statement, companies] of Object.entries(NAMED)) {
  test(`names its company: ${statement}`, () => {
    assert.deepEqual(unnamedTables(statement), { unnamed: [], companies });
  });
}
