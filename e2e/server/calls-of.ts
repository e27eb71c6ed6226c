import { expect, type Page } from '@playwright/test';

/** Calls the API as the holder of a session, for what a scenario finds there already: `api('post', '/products/create', {…})`. */
export function callsOf(page: Page, token: string) {
  return async (method: 'get' | 'post' | 'put', path: string, data?: object) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await page.request[method](`/api/v1${path}`, { headers, ...(data && { data }) });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
}
