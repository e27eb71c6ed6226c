import { errorText } from '@cuadra/shared/client';
import { lazyPart } from '@cuadra/shared/remote';
import { notify } from '@cuadra/shared/state';
import { Avatar, Button } from '@cuadra/shared/ui';
import { type ChangeEvent, Suspense, useRef, useState } from 'react';
import styled from 'styled-components';
import { useSigned } from '../../session/offer-context.tsx';
import { useSaveUser } from '../data/save-user.ts';

const CropDialog = lazyPart(() => import('./CropDialog.tsx'));

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-3) var(--s-4);
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
`;

const Hint = styled.p`
  font-size: var(--t-sm);
  color: var(--ink-3);
  margin-bottom: var(--s-2);
`;

const NOT_READABLE = 'No pudimos leer esa imagen. Elige una foto JPG, PNG o WebP.';

/** One's picture: chosen from the device, cut to a square here, and saved at once. */
export function OwnPicture() {
  const { user } = useSigned().state;
  const save = useSaveUser();
  const chooser = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap>();
  const [removing, setRemoving] = useState(false);

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // The same file chosen again is a choice, too.
    event.target.value = '';
    if (!file) return;
    try {
      setPicture(await createImageBitmap(file));
    } catch {
      notify.error(NOT_READABLE);
    }
  };

  const remove = async () => {
    setRemoving(true);
    try {
      await save({ image: null });
      notify.success('Quitamos tu foto.');
    } catch (error) {
      notify.error(errorText(error));
    } finally {
      setRemoving(false);
    }
  };

  return (
    <Box>
      <Avatar name={user.name} image={user.image} size={72} />
      <div>
        <Hint>Así te reconoce tu equipo.</Hint>
        <Buttons>
          <input
            ref={chooser}
            type="file"
            accept="image/png,image/jpeg,image/webp"
            aria-label="Foto"
            hidden
            onChange={choose}
          />
          <Button size="sm" icon="upload" onClick={() => chooser.current?.click()}>
            {user.image ? 'Cambiar foto' : 'Subir foto'}
          </Button>
          {user.image && (
            <Button size="sm" variant="ghost" loading={removing} onClick={remove}>
              Quitar foto
            </Button>
          )}
        </Buttons>
      </div>
      {picture && (
        <Suspense fallback={null}>
          <CropDialog
            picture={picture}
            onCancel={() => setPicture(undefined)}
            onUse={async (image) => {
              await save({ image });
              setPicture(undefined);
              notify.success('Guardamos tu foto.');
            }}
          />
        </Suspense>
      )}
    </Box>
  );
}
