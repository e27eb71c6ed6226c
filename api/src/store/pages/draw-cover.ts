import { CUADRA_COLOUR } from '@cuadra/shared/domain';
import type { CompanyTransaction } from '../../database/connect.ts';
import type { PictureBytes } from '../../pictures/read-picture.ts';
import { listPublicProducts } from '../list-public-products.ts';
import type { OpenStore } from '../open-store.ts';
import { findShownPicture } from './find-shown-picture.ts';
import { readLogo } from './store-icon.ts';

/** What chats and networks show of a link: Open Graph's size. */
const WIDTH = 1200;
const HEIGHT = 630;
const TILE = 330;
const MOST_TILES = 3;

/** The pictures that a cover is made of, read before it is drawn. */
export async function readCoverParts(trx: CompanyTransaction, store: OpenStore): Promise<Buffer[]> {
  const featured = await listPublicProducts(trx, store, { featured: 'true', limit: MOST_TILES });
  const { items } = featured.items.some(({ image }) => image)
    ? featured
    : await listPublicProducts(trx, store, { limit: 50 });
  const hashes = items.flatMap(({ image }) => (image ? [image] : [])).slice(0, MOST_TILES);
  const pictures = await Promise.all(hashes.map((hash) => findShownPicture(trx, hash, '640')));
  const logo = pictures.length === 0 ? await readLogo(trx) : undefined;
  return [...pictures, ...(logo ? [logo] : [])].map(({ bytes }) => bytes);
}

/** The store's first goods, or its logo, on its colour. Without text: what a link says beside it names the store. */
export async function drawCover(
  { colour }: Pick<OpenStore, 'colour'>,
  parts: readonly Buffer[],
): Promise<PictureBytes> {
  const { default: sharp } = await import('sharp');
  const tiles = await Promise.all(
    parts.map((bytes) =>
      sharp(bytes)
        .resize({ width: TILE, height: TILE, fit: 'contain', background: '#ffffff' })
        .flatten({ background: '#ffffff' })
        .png()
        .toBuffer(),
    ),
  );
  const gap = (WIDTH - tiles.length * TILE) / (tiles.length + 1);
  const bytes = await sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, background: colour || CUADRA_COLOUR },
  })
    .composite(
      tiles.map((input, index) => ({
        input,
        left: Math.round(gap + index * (TILE + gap)),
        top: Math.round((HEIGHT - TILE) / 2),
      })),
    )
    .png()
    .toBuffer();
  return { type: 'image/png', bytes };
}
