import { api, errorText, toApiError } from '@cuadra/shared/client';
import type { Product, ProductPicture } from '@cuadra/shared/contract';

export const PICTURE_HINT = 'Se ve en Caja y en tu lista. También puedes pegarla aquí.';

/** Gives a product a picture, or takes it away. */
export function savePicture(id: string, picture: ProductPicture | null): Promise<Product> {
  return picture
    ? api('PUT /products/{id}/picture', { params: { id }, body: picture })
    : api('DELETE /products/{id}/picture', { params: { id } });
}

const REASONS: Readonly<Record<string, string>> = {
  quota: 'Las fotos de tu empresa ya ocupan todo su espacio. Quita las de productos que no las necesitan.',
  'too-large': 'La foto pesa demasiado. Prueba con otra.',
  'not-a-picture': 'No pudimos leer esa foto. Elige una JPG, PNG o WebP.',
};

/** Why a picture was not saved. */
export function pictureErrorText(failure: unknown): string {
  const { fields = {} } = toApiError(failure);
  const reason = REASONS[fields.large ?? fields.small ?? ''];
  return reason ?? errorText(failure);
}
