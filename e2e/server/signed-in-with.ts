import type { Page } from '@playwright/test';

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
