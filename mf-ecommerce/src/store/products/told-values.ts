import { StoreProduct, StoreProductDraft } from '@cuadra/shared/contract';
import { editing } from '@cuadra/shared/form';
import { z } from 'zod';

/** What the form of a product's words and pictures holds. */
export interface ToldValues {
  description: string;
  /** What the pictures are named by, in the order in which they are shown. */
  images: string[];
}

export const toldSchema = z
  .custom<ToldValues>()
  .pipe(StoreProductDraft.omit({ id: true, version: true, edit_id: true }));

export const toldValues = ({ description, images }: StoreProduct): ToldValues => ({ description, images });

/** For what somebody else tells of it meanwhile. */
export function toldEditing(entity: StoreProduct) {
  return editing({
    ...{ entity, schema: StoreProduct, values: toldValues },
    labels: { description: 'Descripción', images: 'Más fotos' },
    show: (field, { images }) => (field === 'images' ? photosText(images.length) : undefined),
    isSame: (field, mine, theirs) => String(mine[field]) === String(theirs[field]),
  });
}

function photosText(count: number): string {
  if (count === 0) return 'Ninguna';
  return count === 1 ? '1 foto' : `${count} fotos`;
}
