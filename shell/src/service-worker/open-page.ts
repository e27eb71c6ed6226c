import { matchPrecache } from 'workbox-precaching';
import { NetworkOnly } from 'workbox-strategies';

/** Seconds after which a server that does not answer counts as away. */
const TIMEOUT_SECONDS = 8;

/** Tells the page that it was opened without its server (shell/src/browser/connection.ts). */
const WITHOUT_SERVER = '<meta name="cuadra:without-server">';

/** The page from the server; while that one is away or failing, the one that the worker came with. */
export const openPage = new NetworkOnly({
  networkTimeoutSeconds: TIMEOUT_SECONDS,
  plugins: [
    {
      fetchDidSucceed: async ({ response }) => {
        if (response.status >= 500) throw new Error(`The page answers ${response.status}`);
        return response;
      },
      handlerDidError: cachedPage,
    },
  ],
});

async function cachedPage(): Promise<Response | undefined> {
  const page = await matchPrecache('/index.html');
  if (!page) return undefined;
  const html = (await page.text()).replace('<head>', `<head>${WITHOUT_SERVER}`);
  // What was compressed on its way is not any more.
  const headers = new Headers(page.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(html, { headers });
}
