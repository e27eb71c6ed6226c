import pg from 'pg';
import sharp from 'sharp';
import type { Caller } from '../http-client.ts';
import { openShop, type Shop } from '../sales/shop.ts';

/** A shop whose store is open. */
export interface ShopWithStore extends Shop {
  slug: string;
  /** Hashes of some of its pictures. */
  images: string[];
}

const PRODUCTS = 1000;
/** Different ones; each product has one of them under a hash of its own, so that no cache takes two for one. */
const PICTURES = 40;

/** Opens a shop with a thousand products with pictures, and its store. The pictures are written as the owner of the tables. */
export async function openStore(call: Caller, dataDir: string, ownerUrl: string): Promise<ShopWithStore> {
  const shop = await openShop(call, dataDir, PRODUCTS);
  const slug = 'banco-de-pruebas';
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { companyId } = shop;
    await client.query("update companies set modules = modules || '{ecommerce}' where id = $1", [companyId]);
    await client.query(
      'insert into store_settings (company_id, slug, name, is_published) values ($1, $2, $3, true)',
      [companyId, slug, 'Banco de pruebas'],
    );
    const pictures = await Promise.all(Array.from({ length: PICTURES }, drawPicture));
    await client.query(WRITE_PICTURES, [
      companyId,
      pictures.map(({ large }) => large),
      pictures.map(({ small }) => small),
    ]);
    const { rows } = await client.query<{ image: string }>(
      'update products p set image = k.hash from product_pictures k where p.company_id = $1 and k.company_id = $1 and k.product_id = p.id returning p.image',
      [companyId],
    );
    await client.query('analyze');
    return { ...shop, slug, images: rows.slice(0, 200).map(({ image }) => image) };
  } finally {
    await client.end();
  }
}

const WRITE_PICTURES = `
  insert into product_pictures (company_id, product_id, hash, type, large, small)
  select $1, p.id, md5(p.id::text), 'image/webp', ($2::bytea[])[p.n], ($3::bytea[])[p.n]
  from (select id, 1 + (row_number() over (order by id) - 1) % ${PICTURES} as n from products where company_id = $1) p`;

/** Clouds of colour that weigh what a photo does: 33 kB, 17 where it is shown 360 pixels wide, and 7. */
async function drawPicture(): Promise<{ large: Buffer; small: Buffer }> {
  const clouds = await sharp({
    create: {
      ...{ width: 40, height: 40, channels: 3, background: '#888888' },
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
  const at = (side: number) =>
    sharp(clouds).resize(side, side, { kernel: 'cubic' }).webp({ quality: 78 }).toBuffer();
  return { large: await at(640), small: await at(160) };
}
