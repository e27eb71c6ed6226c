import { companyDay, newId } from '@cuadra/shared/domain';
import type { Page } from '@playwright/test';
import type { CuadraServer } from './cuadra-server.ts';

/** A company of one test's own, with its owner. */
export interface NewCompany {
  token: string;
  username: string;
  email: string;
  password: string;
  /** As if so many days of its subscription had passed. */
  passDays: (days: number) => Promise<void>;
}

/** Asks the API for something as a test does it on the way to what it is about. @throws for anything but success */
export async function call<T>(
  url: string,
  request: { method: 'GET' | 'POST' | 'PUT'; path: string; token?: string; body?: object },
): Promise<T> {
  const { method, path, token, body } = request;
  const response = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} answers ${response.status}: ${text}`);
  return (text ? JSON.parse(text) : undefined) as T;
}

/** Registers a company as people do, code by mail included. */
export async function newCompany({ url, codeFor, database }: CuadraServer): Promise<NewCompany> {
  const username = `dueno-${newId().slice(-10)}`;
  const email = `${username}@ejemplo.test`;
  const password = 'cuatro gatos azules';
  const draft = {
    name: 'Ana Pérez',
    username,
    email,
    password,
    company_name: 'Panadería Sol',
    plan: 'basic',
  };
  const { user_id } = await call<{ user_id: string }>(url, {
    method: 'POST',
    path: '/auth/register',
    body: draft,
  });
  const code = await codeFor(email);
  const { token } = await call<{ token: string }>(url, {
    method: 'POST',
    path: '/auth/register/verify',
    body: { user_id, code },
  });
  const passDays = (days: number) =>
    database.query(
      `update subscriptions set paid_through = paid_through - $2::integer,
         expires_at = expires_at - make_interval(days => $2)
       where company_id = (select company_id from users where username = $1)`,
      [username, days],
    );
  return { token, username, email, password, passDays };
}

/** Reports a payment in dollars and has who runs Cuadra approve it. */
export async function recharge(
  url: string,
  tokens: { company: string; root: string },
  amount: string,
): Promise<void> {
  const report = {
    method: 'zelle',
    reference: newId(),
    amount,
    currency: 'USD',
    date: companyDay(new Date()),
  };
  const { id } = await call<{ id: string }>(url, {
    method: 'POST',
    path: '/subscriptions/report',
    token: tokens.company,
    body: report,
  });
  await call(url, {
    method: 'POST',
    path: '/backoffice/approve',
    token: tokens.root,
    body: { invoice_report_id: id },
  });
}

/** Opens the browser's next page with a session; a session that the page ends stays ended. */
export async function signedInWith(page: Page, token: string): Promise<void> {
  await page.addInitScript((value) => {
    if (sessionStorage.getItem('signed-in-once')) return;
    sessionStorage.setItem('signed-in-once', '1');
    localStorage.setItem('cuadra.session', value);
    // Spec §4: without it the walkthrough would start, over whatever the test is about.
    localStorage.setItem('cuadra.get-started', 'completed');
  }, JSON.stringify({ token }));
}
