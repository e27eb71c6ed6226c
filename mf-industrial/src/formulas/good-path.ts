import type { GoodRef } from '@cuadra/shared/contract';
import { materialPath } from '../materials/material-paths.ts';

/** Where a material or a product has its own page. */
export function goodPath({ kind, id }: GoodRef): string {
  return kind === 'material' ? materialPath(id) : `/product?id=${id}`;
}
