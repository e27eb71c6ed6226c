import { useCall } from '@cuadra/shared/client';
import type { Product } from '@cuadra/shared/contract';
import { notify, useCan } from '@cuadra/shared/state';
import { PicturePicker, Skeleton } from '@cuadra/shared/ui';
import { useState } from 'react';
import { FormSection } from '../FormSection.tsx';
import { PICTURE_HINT, pictureErrorText, savePicture } from './picture-calls.ts';

export interface PictureFieldProps {
  product: Product;
  /** It has another one, or none: lists are to show it. */
  onSaved: () => void;
}

/** The picture of a product, saved at once: it is no field of the form. */
export function PictureField({ product, onSaved }: PictureFieldProps) {
  const mayEdit = useCan(['products', 'update']);
  const { id, name, image: hash = '' } = product;
  /** What was saved here; undefined while it is the one that there was. */
  const [saved, setSaved] = useState<string | null>();
  const { data, isLoading } = useCall(
    'GET /products/pictures/{hash}',
    { params: { hash }, query: { size: 'large' } },
    { enabled: hash !== '', staleTime: Number.POSITIVE_INFINITY, retry: false },
  );
  if (!mayEdit) return null;
  const save = async (large: string | null, small?: string) => {
    try {
      await savePicture(id, large !== null && small !== undefined ? { large, small } : null);
    } catch (failure) {
      return pictureErrorText(failure);
    }
    setSaved(large);
    notify.success(large ? `Guardamos la foto de «${name}».` : `Quitamos la foto de «${name}».`);
    onSaved();
    return undefined;
  };
  const image = saved === undefined ? (data?.image ?? null) : saved;
  return (
    <FormSection title="Foto">
      {isLoading ? (
        <Skeleton height={112} radius="var(--r-2)" />
      ) : (
        <PicturePicker kind="product" image={image} name={name} hint={PICTURE_HINT} onSave={save} />
      )}
    </FormSection>
  );
}
