import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';

/** A search engine takes 50,000 addresses in one file; this is what one request may cost. */
const MOST = 5_000;

/** The addresses of a store, for search engines. @param root `https://host/tienda/bodega`, or its own host */
export async function drawSitemap(
  trx: CompanyTransaction,
  root: string,
  categories: readonly { id: string }[],
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from search_store_products('{}', null, null, null, null, ${MOST})`.execute(trx);
  const addresses = [
    `${root}/`,
    ...categories.map(({ id }) => `${root}/c/${id}`),
    ...rows.map(({ id }) => `${root}/p/${id}`),
  ];
  const urls = addresses.map((address) => `<url><loc>${escapeXml(address)}</loc></url>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`;
}

/** What search engines read first on a store's own host. */
export function robots(root: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${root}/sitemap.xml\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
