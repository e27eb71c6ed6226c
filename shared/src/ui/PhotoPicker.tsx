import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PictureBounds } from '../contract/index.ts';
import { Button } from './Button.tsx';
import { Field } from './Field.tsx';
import { FilePicker } from './FilePicker.tsx';
import { MOST_PHOTO_BYTES, type PictureProblem, pictureProblemText } from './picture/picture-problems.ts';
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
  /** One is being made small, or no longer: what is sent before that is sent without it. */
  onBusy?: (isBusy: boolean) => void;
  /** What is wrong with the one that was sent. */
  error?: string | undefined;
}

/** A whole photo or screenshot, made small enough here and given out as a data URL; nothing is cut off. */
export function PhotoPicker({ label, hint, image, bounds, onChange, onBusy, error }: PhotoPickerProps) {
  const [problem, setProblem] = useState<PictureProblem>();
  const [isBusy, setBusy] = useState(false);
  // Of several that were chosen the last one counts, whichever is ready first.
  const last = useRef(0);
  const tellBusy = useEffectEvent((isIt: boolean) => onBusy?.(isIt));
  useEffect(() => {
    if (!isBusy) return;
    tellBusy(true);
    return () => tellBusy(false);
  }, [isBusy]);
  useEffect(
    () => () => {
      // Whoever asked for it is gone.
      last.current += 1;
    },
    [],
  );
  const take = async (file: File) => {
    last.current += 1;
    const own = last.current;
    setProblem(undefined);
    setBusy(true);
    const shrunk = await shrinkPicture(file, bounds);
    if (own !== last.current) return;
    setBusy(false);
    if ('problem' in shrunk) setProblem(shrunk.problem);
    else onChange(shrunk.image);
  };
  const remove = () => {
    last.current += 1;
    setBusy(false);
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
        maxBytes={MOST_PHOTO_BYTES}
        icon="image"
        onPick={(file) => void take(file)}
        error={problem ? pictureProblemText(problem) : error}
        preview={image && <img src={image} alt="Lo que elegiste" />}
        invitation={isBusy ? 'Preparando la foto…' : image ? 'Cambiar' : 'Elige una foto o suéltala aquí'}
      />
    </Field>
  );
}
