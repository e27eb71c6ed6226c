import { type DragEvent, type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { useFieldControl } from './Field.tsx';
import { type FileError, findFileError, megabytes } from './file-error.ts';
import { Icon, type IconProps } from './Icon.tsx';
import { Notice } from './Notice.tsx';

export interface FilePickerProps {
  /** Its name for everybody: «Archivo CSV». */
  label: string;
  /** Kinds as an `<input>` takes them, `.csv,text/csv`, `image/*`; anything by default. Dropped files are held to it, too. */
  accept?: string;
  /** Bytes that a file may have. */
  maxBytes?: number;
  /** What may be chosen, in words: «JPG, PNG o WebP, hasta 5 MB». */
  hint?: ReactNode;
  onPick: (file: File) => void;
  /** What is wrong with the last one, where the caller found it. */
  error?: string | undefined;
  /** What has been chosen: the name of a file, or a picture. Drawn instead of the icon. */
  preview?: ReactNode;
  icon?: IconProps['name'];
  /** «Elige un archivo o suéltalo aquí» by default. */
  invitation?: string;
  /** Low, inside a form; or `tall`, where choosing is all there is to do. */
  size?: 'low' | 'tall';
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-3);
`;

const Zone = styled.label<{ $over: boolean; $tall: boolean }>`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: var(--s-1);
  min-height: ${({ $tall }) => ($tall ? '260px' : '132px')};
  padding: var(--s-4);
  border: 1.5px dashed ${({ $over }) => ($over ? 'var(--brand)' : 'var(--line-field)')};
  border-radius: var(--r-3);
  background: ${({ $over }) => ($over ? 'var(--brand-soft)' : 'var(--surface-2)')};
  text-align: center;
  cursor: pointer;
  transition:
    background var(--quick),
    border-color var(--quick);
  &:hover {
    border-color: var(--brand);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--brand);
    outline-offset: 2px;
  }
  input {
    position: absolute;
    width: 1px;
    height: 1px;
    opacity: 0;
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-bottom: var(--s-1);
  border-radius: 50%;
  background: var(--brand-soft);
  color: var(--brand-ink);
`;

const Preview = styled.span`
  max-width: 100%;
  margin-bottom: var(--s-1);
  font-weight: 600;
  overflow-wrap: anywhere;
  img {
    display: block;
    max-width: 100%;
    max-height: 160px;
    border-radius: var(--r-2);
  }
`;

const Lead = styled.span`
  font-weight: 600;
`;

const Hint = styled.span`
  font-size: var(--t-sm);
  color: var(--ink-3);
`;

/** One file, chosen, dropped, or taken with the phone's camera. */
export function FilePicker(props: FilePickerProps) {
  const { label, accept, maxBytes, hint, onPick, preview, icon = 'upload', size = 'low' } = props;
  const [over, setOver] = useState(false);
  const [fileError, setFileError] = useState<FileError>();
  const id = useId();
  const control = useFieldControl();
  const error = fileError ? errorText(fileError, maxBytes) : props.error;

  const take = (file: File | undefined) => {
    if (!file) return;
    const wrong = findFileError(file, { accept, maxBytes });
    setFileError(wrong);
    if (!wrong) onPick(file);
  };
  const hover = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isOver);
  };

  return (
    <Box>
      {error && <Notice tone="bad">{error}</Notice>}
      <Zone
        $over={over}
        $tall={size === 'tall'}
        onDragOver={hover(true)}
        onDragLeave={hover(false)}
        onDrop={(event) => {
          hover(false)(event);
          take(event.dataTransfer.files[0]);
        }}
      >
        <input
          {...control}
          type="file"
          aria-label={label}
          accept={accept}
          {...(hint && { 'aria-describedby': id })}
          onChange={(event) => {
            const file = event.target.files?.[0];
            // The same file, mended, can be chosen again.
            event.target.value = '';
            take(file);
          }}
        />
        {preview ? (
          <Preview>{preview}</Preview>
        ) : (
          <Mark>
            <Icon name={icon} size={20} />
          </Mark>
        )}
        <Lead>{props.invitation ?? (preview ? 'Cambiar' : 'Elige un archivo o suéltalo aquí')}</Lead>
        {hint && <Hint id={id}>{hint}</Hint>}
      </Zone>
    </Box>
  );
}

function errorText(error: FileError, maxBytes = 0): string {
  if (error === 'kind') return 'Ese archivo no es del tipo que hace falta. Elige otro.';
  return `Ese archivo pesa demasiado: puede tener hasta ${megabytes(maxBytes)}.`;
}
