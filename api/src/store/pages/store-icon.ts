import { CUADRA_COLOUR, textOn } from '@cuadra/shared/domain';
import { initial } from '@cuadra/storefront';
import type { CompanyTransaction } from '../../database/connect.ts';
import type { PictureBytes } from '../../pictures/read-picture.ts';
import type { OpenStore } from '../open-store.ts';

/** The company's logo; undefined where it has none. */
export async function readLogo(trx: CompanyTransaction): Promise<PictureBytes | undefined> {
  const { logo } = await trx.selectFrom('companies').select('logo').executeTakeFirstOrThrow();
  const [, type, body] = /^data:(image\/\w+);base64,(.+)$/.exec(logo ?? '') ?? [];
  return type && body ? { type, bytes: Buffer.from(body, 'base64') } : undefined;
}

/** The store's first letter on its colour, as an SVG. */
export function letterIcon({ name, colour }: Pick<OpenStore, 'name' | 'colour'>): PictureBytes {
  const background = colour || CUADRA_COLOUR;
  const letter = initial(name).replaceAll('&', '').replaceAll('<', '');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${background}"/><text x="32" y="45" font-family="system-ui,sans-serif" font-weight="700" font-size="38" text-anchor="middle" fill="${textOn(background)}">${letter}</text></svg>`;
  return { type: 'image/svg+xml', bytes: Buffer.from(svg) };
}
