import type { ProductPicture } from '@cuadra/shared/contract';
import { useCan } from '@cuadra/shared/state';
import { PicturePicker } from '@cuadra/shared/ui';
import { FormSection } from '../FormSection.tsx';
import { PICTURE_HINT } from './picture-calls.ts';

export interface NewPictureFieldProps {
  picture: ProductPicture | null;
  onChoose: (picture: ProductPicture | null) => void;
}

/** The picture of a product that is not there yet: given to it once it is. */
export function NewPictureField({ picture, onChoose }: NewPictureFieldProps) {
  // Who may only create has no way to give one later either.
  if (!useCan(['products', 'update'])) return null;
  return (
    <FormSection title="Foto">
      <PicturePicker
        kind="product"
        image={picture?.large ?? null}
        name=""
        hint={PICTURE_HINT}
        onSave={async (large, small) => {
          onChoose(large !== null && small !== undefined ? { large, small } : null);
          return undefined;
        }}
      />
    </FormSection>
  );
}
