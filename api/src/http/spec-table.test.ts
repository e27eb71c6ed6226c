import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startApi } from '../testing/start-api.ts';
import { API_BASE } from './api-base.ts';

/** Spec §7, row by row, in its order and in its words. */
const SPEC_TABLE = `
POST /auth/verify | response carries isExpired
POST /auth/login | not shown
POST /auth/register | not shown
GET /auth/register/resend/{id} | none
POST /auth/register/verify | code, user_id
GET /users, GET /users/{id} | none
POST /users/create, PUT /users/update | user fields (exact payload not shown)
DELETE /users/delete/{id} | none
POST /users/change_password | id, currentPassword, password
GET /measures?withDefault=true | none
GET /companies, PUT /companies/update | company fields
GET /company_configurations | none
PUT /company_configurations/update | id, with_auto_rate
GET /company_currencies_used, GET /currencies | none
GET /categories | none; result sorted by name
GET /rates/dollar | none
GET /exchange_rates | optional source query
POST /exchange_rates/create | source (currency id or ISO), target, rate
GET /roles | none
POST /roles/create | name, description, modules
PUT /roles/update | id, name, description, modules
DELETE /roles/delete/{id} | none
GET /roles/role_permissions?role_id={id} | none
GET /payment_methods | none
POST /payment_methods/create | name, description, currency, is_cash
PUT /payment_methods/update | same plus id
DELETE /payment_methods/delete/{id} | none
GET /modules | none
GET /subscriptions, GET /subscriptions/history | none
POST /subscriptions/report | payload not shown
GET /subscriptions/alert_subscriptions | none
GET /subscriptions/verify_email_code | none
POST /subscriptions/change_plan | plan, billing_type, password
GET /backoffice/ | none
GET /backoffice/client/{id} | none
POST /backoffice/approve | invoice_report_id, invert
GET /backoffice/companies | none
POST /backoffice/change_inspector | company_id
`;

interface SpecCall {
  /** `GET /roles/role_permissions?role_id={id}` as the table writes it. */
  written: string;
  method: string;
  /** With every parameter as `{}`: the table names them all `id`. */
  path: string;
  /** Names in the query. */
  query: string[];
  payload: string;
}

const specCalls: SpecCall[] = SPEC_TABLE.trim()
  .split('\n')
  .flatMap((row) => {
    const [calls = '', payload = ''] = row.split(' | ');
    return calls.split(', ').map((written) => {
      const [method = '', target = ''] = written.split(' ');
      const [path = '', query = ''] = target.split('?');
      return { written, method, path: unnamed(path), query: [...new URLSearchParams(query).keys()], payload };
    });
  });

/** Fields that the table names in a payload; `same plus id` are those of the row before. */
const PAYLOADS: Readonly<Record<string, string[]>> = {
  'code, user_id': ['code', 'user_id'],
  'id, currentPassword, password': ['id', 'currentPassword', 'password'],
  'id, with_auto_rate': ['id', 'with_auto_rate'],
  'source (currency id or ISO), target, rate': ['source', 'target', 'rate'],
  'name, description, modules': ['name', 'description', 'modules'],
  'id, name, description, modules': ['id', 'name', 'description', 'modules'],
  'name, description, currency, is_cash': ['name', 'description', 'currency', 'is_cash'],
  'same plus id': ['name', 'description', 'currency', 'is_cash', 'id'],
  'plan, billing_type, password': ['plan', 'billing_type', 'password'],
  'invoice_report_id, invert': ['invoice_report_id', 'invert'],
  company_id: ['company_id'],
};

interface Operation {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, unknown> } }> };
  responses: Record<string, { content?: Record<string, { schema: { properties?: object } }> }>;
}

const api = await startApi();
const { body } = await api.send('GET', `${API_BASE}/openapi.json`);
const { paths } = body as { paths: Record<string, Record<string, Operation>> };

/** `/users/{id}` as `/users/{}`, and without a slash at the end: the server ignores it. */
function unnamed(path: string): string {
  return path.replace(/\{\w+\}/g, '{}').replace(/(?<=.)\/$/, '');
}

function operationOf({ method, path }: SpecCall): Operation | undefined {
  const found = Object.entries(paths).find(([known]) => unnamed(known) === `${API_BASE}${path}`);
  return found?.[1][method.toLowerCase()];
}

test('spec §7 has 43 calls in 38 rows', () => {
  assert.deepEqual([specCalls.length, SPEC_TABLE.trim().split('\n').length], [43, 38]);
});

for (const call of specCalls) {
  test(`spec §7: ${call.written} (${call.payload}) is in the OpenAPI document`, () => {
    const operation = operationOf(call);
    assert.ok(operation, 'there is no such operation');
    const parameters = (operation.parameters ?? [])
      .filter((one) => one.in === 'query')
      .map(({ name }) => name);
    for (const name of call.query) assert.ok(parameters.includes(name), `no query ${name}`);
    if (call.payload === 'optional source query') assert.ok(parameters.includes('source'));
    if (call.method === 'GET') assert.equal(operation.requestBody, undefined, 'the table has no payload');
    const fields = PAYLOADS[call.payload];
    if (fields) {
      const schema = operation.requestBody?.content['application/json']?.schema;
      for (const field of fields)
        assert.ok(Object.hasOwn(schema?.properties ?? {}, field), `no field ${field}`);
    }
    if (call.payload.includes('isExpired')) {
      const answer = operation.responses['200']?.content?.['application/json']?.schema;
      assert.ok(Object.hasOwn(answer?.properties ?? {}, 'isExpired'));
    }
  });
}
