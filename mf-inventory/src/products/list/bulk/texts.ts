import { formatQuantity, type LeftReason } from '@cuadra/shared/domain';
import type { ChangeKind } from './wish.ts';

export const KIND_TITLES: Readonly<Record<ChangeKind, string>> = {
  price_percent: 'Subir o bajar precios',
  price_amount: 'Poner un precio',
  utility: 'Cambiar la utilidad',
  category: 'Cambiar la categoría',
  measure: 'Cambiar la unidad de medida',
  favourite: 'Favoritos en Caja',
  withdraw: 'Retirar productos',
};

const LEFT: Readonly<Record<LeftReason, string>> = {
  same: 'Queda igual',
  'no-price': 'No tiene precio',
  'no-cost': 'No tiene costo',
  'below-cost': 'Quedaría por debajo del costo',
  'fixed-price': 'Tiene precio fijo',
  'other-currency': 'Su precio es en otra moneda',
  'changed-since': 'Alguien lo cambió después',
  'code-taken': 'Otro producto usa su código',
};

/** Why a product stays as it is. */
export function leftText(reason: LeftReason): string {
  return LEFT[reason];
}

export function productsText(count: number): string {
  return count === 1 ? '1 producto' : `${formatQuantity(count)} productos`;
}

export function favouriteText(isFavourite: boolean): string {
  return isFavourite ? 'Favorito' : 'No es favorito';
}
