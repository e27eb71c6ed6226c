import type { Page } from '@playwright/test';

export interface Drawing {
  /** In pixels. */
  width: number;
  height: number;
  /** Vertical stripes of equal width, as CSS colours. */
  stripes: readonly string[];
  /** Lines of large letters, one below the other. */
  lines?: readonly string[];
}

/** What the page's browser draws, as a data URL. */
export function drawnDataUrl(
  page: Page,
  drawing: Drawing,
  type: 'image/png' | 'image/webp',
): Promise<string> {
  const inPage = ({ width, height, stripes, lines = [], as }: Drawing & { as: string }) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    if (!context) return '';
    const stripe = width / stripes.length;
    for (const [index, colour] of stripes.entries()) {
      context.fillStyle = colour;
      context.fillRect(index * stripe, 0, stripe + 1, height);
    }
    context.fillStyle = '#111';
    context.font = `${width / 18}px sans-serif`;
    for (const [index, line] of lines.entries())
      context.fillText(line, width / 12, (width / 9) * (index + 1.5));
    return canvas.toDataURL(as);
  };
  return page.evaluate(inPage, { ...drawing, as: type });
}

/** The same as a PNG file, as an `<input type="file">` takes it. */
export async function drawnPicture(page: Page, drawing: Drawing) {
  const mimeType = 'image/png';
  const [, data = ''] = (await drawnDataUrl(page, drawing, mimeType)).split(',');
  return { name: 'foto.png', mimeType, buffer: Buffer.from(data, 'base64') };
}

/** Width and height of a picture of any address, in pixels. */
export function sizeOfPicture(page: Page, source: string): Promise<[number, number]> {
  return page.evaluate(async (src) => {
    const image = Object.assign(new Image(), { src });
    await image.decode();
    return [image.naturalWidth, image.naturalHeight] as [number, number];
  }, source);
}

/** What a bank's app shows once a payment went through: higher than wide, with small letters below. */
export const PAYMENT_SLIP: Drawing = {
  ...{ width: 1080, height: 2340, stripes: ['#fff'] },
  lines: [
    'Banco del Orinoco',
    'Pago Móvil enviado',
    'Bs. 5.200,50',
    'Referencia 004512345678',
    'A: Cuadra · 0414-5550101',
    '25/11/2026 9:41 a. m.',
  ],
};
