import { MAX_STORE_PICTURES } from '@cuadra/shared/contract';
import type { PhotoState } from '@cuadra/shared/form';
import { Button, Row, Stack, Text } from '@cuadra/shared/ui';
import { type ChangeEvent, useId, useRef } from 'react';
import { RowTools } from '../RowTools.tsx';
import { moved } from '../rows.ts';
import { RowHead, RowItem, Rows } from '../rows-style.ts';
import { StorePhoto } from './StorePhoto.tsx';
import { useStorePhoto } from './use-store-photo.ts';

const BUSY_TEXTS = { shrinking: 'Preparando la foto…', sending: 'Guardando la foto…' };

export interface PhotosFieldProps {
  images: readonly string[];
  onChange: (images: string[]) => void;
  /** One is under way, or could not be kept: what is saved meanwhile is saved without it. */
  onState: (state: PhotoState) => void;
  /** What the server says of them. */
  error: string | undefined;
}

/** Pictures that the store shows after the product's own, in their order. */
export function PhotosField({ images, onChange, onState, error }: PhotosFieldProps) {
  const titleId = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const photo = useStorePhoto({
    onKept: (hash) => {
      if (!images.includes(hash)) onChange([...images, hash]);
    },
    onState,
  });
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file chosen again is a choice, too.
    target.value = '';
    if (file) photo.take(file);
  };
  const sentence = photo.error ?? error;
  return (
    <Stack $gap={2} role="group" aria-labelledby={titleId}>
      <div>
        <Text as="h3" $size="md" $strong id={titleId}>
          Más fotos
        </Text>
        <Text $tone="quiet" $size="sm">
          Hasta {MAX_STORE_PICTURES}, después de la foto que ya tiene en Inventario.
        </Text>
      </div>
      {images.length > 0 && (
        <Rows aria-labelledby={titleId}>
          {images.map((hash, index) => (
            <RowItem key={hash}>
              <RowHead>
                <Row>
                  <StorePhoto hash={hash} alt={`Foto ${index + 1}`} />
                  <span>Foto {index + 1}</span>
                </Row>
                <RowTools
                  name={`foto ${index + 1}`}
                  index={index}
                  count={images.length}
                  onMove={(step) => onChange(moved(images, index, step))}
                  onRemove={() => onChange(images.filter((other) => other !== hash))}
                />
              </RowHead>
            </RowItem>
          ))}
        </Rows>
      )}
      <Row>
        <input
          ref={chooser}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          aria-label="Foto del producto"
          hidden
          onChange={choose}
        />
        <Button
          size="sm"
          icon="image"
          loading={photo.busy !== undefined}
          disabled={images.length >= MAX_STORE_PICTURES}
          onClick={() => chooser.current?.click()}
        >
          Agregar foto
        </Button>
        <Text $tone="quiet" $size="sm" role="status">
          {photo.busy && BUSY_TEXTS[photo.busy]}
        </Text>
        {photo.error && photo.waiting && (
          <>
            <Button size="sm" onClick={photo.retry}>
              Reintentar
            </Button>
            <Button size="sm" variant="ghost" onClick={photo.forget}>
              Dejarla
            </Button>
          </>
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
