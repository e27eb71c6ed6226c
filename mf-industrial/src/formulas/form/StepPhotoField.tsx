import type { PhotoState } from '@cuadra/shared/form';
import { Button, Row, Stack, Text } from '@cuadra/shared/ui';
import { type ChangeEvent, useRef } from 'react';
import { PictureThumb } from '../steps/PictureThumb.tsx';
import { StepPicture } from '../steps/StepPicture.tsx';
import { useStepPhoto } from './use-step-photo.ts';

const BUSY_TEXTS = { shrinking: 'Preparando la foto…', sending: 'Guardando la foto…' };

export interface StepPhotoFieldProps {
  /** Which step: «del paso 2». */
  of: string;
  /** What its step calls the picture that it has. */
  image: string | null;
  onChange: (image: string | null) => void;
  onState: (state: PhotoState) => void;
  /** What the server says of it. */
  error: string | undefined;
}

/** The picture of a step: taken with the phone or chosen, replaced, taken away. */
export function StepPhotoField({ of, image, onChange, onState, error }: StepPhotoFieldProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const photo = useStepPhoto({ onKept: onChange, onState });
  const alt = `Foto ${of}`;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file chosen again is a choice, too.
    target.value = '';
    if (file) photo.take(file);
  };
  const has = image !== null || photo.waiting !== undefined;
  const sentence = photo.error ?? error;
  return (
    <Stack $gap={2}>
      <Row>
        {photo.waiting ? (
          <PictureThumb image={photo.waiting} alt={alt} />
        ) : (
          image && <StepPicture hash={image} alt={alt} />
        )}
        <input
          ref={chooser}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          aria-label={alt}
          hidden
          onChange={choose}
        />
        <Button
          ref={button}
          size="sm"
          icon="image"
          loading={photo.busy !== undefined}
          aria-label={`${has ? 'Cambiar' : 'Agregar'} foto ${of}`}
          onClick={() => chooser.current?.click()}
        >
          {has ? 'Cambiar foto' : 'Agregar foto'}
        </Button>
        <Text $tone="quiet" $size="sm" role="status">
          {photo.busy && BUSY_TEXTS[photo.busy]}
        </Text>
        {photo.error && photo.waiting && (
          <Button size="sm" onClick={photo.retry}>
            Reintentar
          </Button>
        )}
        {has && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Quitar foto ${of}`}
            onClick={() => {
              photo.forget();
              onChange(null);
              // This button goes: the focus goes to the one that stays.
              button.current?.focus();
            }}
          >
            Quitar foto
          </Button>
        )}
      </Row>
      {sentence && (
        <Text $tone="bad" $size="sm" role="alert">
          {sentence}
        </Text>
      )}
    </Stack>
  );
}
