import { useState } from 'react';
import type { PictureBounds } from '../contract/index.ts';
import { Button } from './Button.tsx';
import { Field } from './Field.tsx';
import { FilePicker } from './FilePicker.tsx';
import { shrinkPicture } from './picture/shrink-picture.ts';

export interface PhotoPickerProps {
  /** Stands above it and is its name: «Foto o captura del pago». */
  label: string;
  /** What it is for; that it is optional. */
  hint?: string;
  /** What was chosen, as a data URL. */
  image: string | null;
  /** It is made as small as this. */
  bounds: PictureBounds;
  onChange: (image: string | null) => void;
  /** What is wrong with the one that was sent. */
  error?: string | undefined;
}

/** As it comes from a phone's camera. */
const MOST_BYTES = 30 * 2 ** 20;

const SENTENCES = {
  unreadable: 'No pudimos leer esa imagen. Elige una foto JPG, PNG o WebP.',
  'too-large': 'Esa foto pesa demasiado. Prueba con una captura de pantalla o recórtala.',
};

/** A whole photo or screenshot, made small enough here and given out as a data URL; nothing is cut off. */
export function PhotoPicker({ label, hint, image, bounds, onChange, error }: PhotoPickerProps) {
  const [problem, setProblem] = useState<keyof typeof SENTENCES>();
  const [isBusy, setBusy] = useState(false);
  const take = async (file: File) => {
    setProblem(undefined);
    setBusy(true);
    const shrunk = await shrinkPicture(file, bounds);
    setBusy(false);
    if ('problem' in shrunk) setProblem(shrunk.problem);
    else onChange(shrunk.image);
  };
  const remove = () => {
    setProblem(undefined);
    onChange(null);
  };
  return (
    <Field
      label={label}
      hint={hint}
      aside={
        image && (
          <Button size="sm" variant="ghost" icon="x" onClick={remove}>
            Quitar foto
          </Button>
        )
      }
    >
      <FilePicker
        label={label}
        accept="image/png,image/jpeg,image/webp"
        maxBytes={MOST_BYTES}
        icon="image"
        onPick={(file) => void take(file)}
        error={problem ? SENTENCES[problem] : error}
        preview={image && <img src={image} alt="Lo que elegiste" />}
        invitation={isBusy ? 'Preparando la foto…' : image ? 'Cambiar' : 'Elige una foto o suéltala aquí'}
      />
    </Field>
  );
}
