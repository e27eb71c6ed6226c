import { type ChangeEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { lazyComponent } from '../remote/index.ts';
import { Avatar } from './Avatar.tsx';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { Notice } from './Notice.tsx';
import { PICTURE_KINDS, type PictureKind } from './picture/picture-kind.ts';

export interface PicturePickerProps {
  kind: PictureKind;
  /** What there is, as a data URL. */
  image: string | null;
  /** Of whom or what: its initials stand where there is no picture. */
  name: string;
  /** What it is for, a muted line. */
  hint?: string;
  /** Keeps another one, or none. @returns a sentence for what keeps it from being saved */
  onSave: (image: string | null) => Promise<string | undefined>;
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

const Said = styled(Notice)`
  flex-basis: 100%;
`;

const NOT_READABLE = 'No pudimos leer esa imagen. Elige una foto JPG, PNG o WebP.';

function Shown({ kind, image, name }: Pick<PicturePickerProps, 'kind' | 'image' | 'name'>) {
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
  const { words } = PICTURE_KINDS[kind];
  const chooser = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap>();
  const [removing, setRemoving] = useState(false);
  const [error, setError] = useState<string>();

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // The same file chosen again is a choice, too.
    event.target.value = '';
    if (!file) return;
    setError(undefined);
    try {
      setPicture(await createImageBitmap(file));
    } catch {
      (onUnreadable ?? setError)(NOT_READABLE);
    }
  };

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
          onUse={async (next) => {
            const reason = await onSave(next);
            if (reason === undefined) setPicture(undefined);
            return reason;
          }}
        />
      )}
    </Box>
  );
}
