import { type ChangeEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { lazyComponent } from '../remote/index.ts';
import { Avatar } from './Avatar.tsx';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { Notice } from './Notice.tsx';
import { PICTURE_KINDS, type PictureKind } from './picture/picture-kind.ts';
import { usePastedPicture } from './picture/use-pasted-picture.ts';
import { TOUCH } from './tokens.ts';

export interface PicturePickerProps {
  kind: PictureKind;
  /** What there is, as a data URL. */
  image: string | null;
  /** Of whom or what: its initials stand where there is no picture. */
  name: string;
  /** What it is for, a muted line. */
  hint?: string;
  /** Keeps another one, or none, and a small one where its kind has one. @returns a sentence for what keeps it from being saved */
  onSave: (image: string | null, small?: string) => Promise<string | undefined>;
  /** Says that a file is no picture; without it, that is said here. */
  onUnreadable?: (sentence: string) => void;
}

const CropDialog = lazyComponent(
  () => import('./picture/CropDialog.tsx'),
  () => null,
);

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

/** On white in both themes, as on the paper that it is printed on. */
const Logo = styled.img`
  display: block;
  max-width: 160px;
  height: 72px;
  padding: 6px;
  border: 1px solid var(--line);
  border-radius: var(--r-2);
  background: #fff;
  object-fit: contain;
`;

const NoLogo = styled.span`
  display: grid;
  place-items: center;
  width: 108px;
  height: 72px;
  border: 1px dashed var(--line-strong);
  border-radius: var(--r-2);
  color: var(--ink-3);
`;

/** White in both themes, as goods are photographed; square, so that nothing moves when there is a picture. */
const Thing = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 112px;
  height: 112px;
  overflow: hidden;
  border: 1px dashed var(--line-strong);
  border-radius: var(--r-2);
  color: var(--ink-3);
  &:has(img) {
    border: 1px solid var(--line);
    background: #fff;
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

/** Where nothing is touched there is no camera worth a button. */
const Camera = styled(Button)`
  display: none;
  ${TOUCH} {
    display: inline-flex;
  }
`;

const Said = styled(Notice)`
  flex-basis: 100%;
`;

const NOT_READABLE = 'No pudimos leer esa imagen. Elige una foto JPG, PNG o WebP.';

function Shown({ kind, image, name }: Pick<PicturePickerProps, 'kind' | 'image' | 'name'>) {
  if (kind === 'product')
    return (
      <Thing>
        {image ? (
          <img src={image} alt={PICTURE_KINDS.product.words.field} />
        ) : (
          <Icon name="image" size={28} />
        )}
      </Thing>
    );
  if (kind !== 'logo') return <Avatar name={name} image={image} size={72} />;
  if (image) return <Logo src={image} alt={PICTURE_KINDS.logo.words.field} />;
  return (
    <NoLogo>
      <Icon name="image" size={24} />
    </NoLogo>
  );
}

/** A picture of somebody or something: chosen from the device, cut here, and given out as a data URL of a few kB. */
export function PicturePicker({ kind, image, name, hint, onSave, onUnreadable }: PicturePickerProps) {
  const { words, isOfThings = false } = PICTURE_KINDS[kind];
  const camera = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap>();
  const [removing, setRemoving] = useState(false);
  const [error, setError] = useState<string>();

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // The same file chosen again is a choice, too.
    event.target.value = '';
    if (file) void take(file);
  };
  const take = async (file: File) => {
    setError(undefined);
    try {
      setPicture(await createImageBitmap(file));
    } catch {
      (onUnreadable ?? setError)(NOT_READABLE);
    }
  };

  usePastedPicture((file) => void take(file), isOfThings && picture === undefined);

  const remove = async () => {
    setRemoving(true);
    setError(await onSave(null));
    setRemoving(false);
  };

  return (
    <Box>
      <Shown kind={kind} image={image} name={name} />
      <div>
        {hint && <Hint>{hint}</Hint>}
        <Buttons>
          <input
            ref={chooser}
            type="file"
            accept="image/png,image/jpeg,image/webp"
            aria-label={words.field}
            hidden
            onChange={choose}
          />
          <Button size="sm" icon="upload" onClick={() => chooser.current?.click()}>
            {image ? words.change : words.add}
          </Button>
          {isOfThings && (
            <>
              <input
                ref={camera}
                type="file"
                accept="image/png,image/jpeg,image/webp"
                capture="environment"
                aria-label={`${words.field}, con la cámara`}
                hidden
                onChange={choose}
              />
              <Camera size="sm" icon="smartphone" onClick={() => camera.current?.click()}>
                Tomar una foto
              </Camera>
            </>
          )}
          {image && (
            <Button size="sm" variant="ghost" loading={removing} onClick={remove}>
              {words.remove}
            </Button>
          )}
        </Buttons>
      </div>
      {error && <Said tone="bad">{error}</Said>}
      {picture && (
        <CropDialog
          kind={kind}
          picture={picture}
          onCancel={() => setPicture(undefined)}
          onUse={async (next, small) => {
            const reason = await onSave(next, small);
            if (reason === undefined) setPicture(undefined);
            return reason;
          }}
        />
      )}
    </Box>
  );
}
