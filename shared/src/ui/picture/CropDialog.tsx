import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { Notice } from '../Notice.tsx';
import { drag, leastZoom, MAX_ZOOM, startCrop, withinPicture } from './crop.ts';
import { drawCrop, encodePicture, encodeSmall } from './encode-picture.ts';
import { PICTURE_KINDS, type PictureKind } from './picture-kind.ts';

export interface CropDialogProps {
  kind: PictureKind;
  picture: ImageBitmap;
  onCancel: () => void;
  /** Takes what was chosen as a data URL, and a small one where its kind has one. @returns a sentence for what keeps it from being saved */
  onUse: (image: string, small: string | undefined) => Promise<string | undefined>;
}

/** Pixels of the canvas; drawn at half of that, so that it is sharp on any screen. */
const CANVAS = 560;
/** What an arrow key moves, of the square's side. */
const STEP = 0.05;

const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

const Preview = styled.canvas<{ $round: boolean }>`
  display: block;
  width: min(280px, 100%);
  aspect-ratio: 1;
  margin: var(--s-2) auto var(--s-4);
  border-radius: ${({ $round }) => ($round ? '50%' : 'var(--r-2)')};
  box-shadow: 0 0 0 1px var(--line-strong);
  cursor: grab;
  touch-action: none;
  &:active {
    cursor: grabbing;
  }
  &:focus-visible {
    outline-offset: 4px;
  }
`;

const Zoom = styled.label`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: var(--s-3);
  font-weight: 600;
  font-size: var(--t-sm);
  margin-bottom: var(--s-3);
  input {
    width: 100%;
    height: 30px;
    accent-color: var(--brand);
  }
`;

/** Which part of a picture is taken: dragged or moved with the arrows, brought closer with the slider. */
export default function CropDialog({ kind, picture, onCancel, onUse }: CropDialogProps) {
  const { words, format } = PICTURE_KINDS[kind];
  // Known only once the window has been drawn, which is after this component.
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const held = useRef<{ x: number; y: number }>(undefined);
  const help = useId();
  const [crop, setCrop] = useState(() => startCrop(picture, format));
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  useEffect(() => {
    if (canvas) drawCrop(canvas, picture, crop, format);
  }, [canvas, picture, crop, format]);

  const pull = (event: PointerEvent<HTMLCanvasElement>) => {
    const from = held.current;
    if (!from) return;
    const { width } = event.currentTarget.getBoundingClientRect();
    held.current = { x: event.clientX, y: event.clientY };
    const by = [(event.clientX - from.x) / width, (event.clientY - from.y) / width] as const;
    setCrop((now) => drag(picture, now, by, format));
  };
  const nudge = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    setCrop((now) => drag(picture, now, arrow, format));
  };
  const use = async () => {
    setBusy(true);
    setError(undefined);
    try {
      setError(await onUse(encodePicture(picture, crop, format), encodeSmall(picture, crop, format)));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      size="sm"
      title={words.title}
      description={<span id={help}>{words.help}</span>}
      dismissible={!busy}
      onOpenChange={onCancel}
      footer={
        <>
          <Button variant="ghost" disabled={busy} onClick={onCancel}>
            Cancelar
          </Button>
          <Button variant="primary" loading={busy} onClick={use}>
            {words.use}
          </Button>
        </>
      }
    >
      <Preview
        $round={!format.whole}
        ref={setCanvas}
        width={CANVAS}
        height={CANVAS}
        role="img"
        aria-label={words.preview}
        aria-describedby={help}
        tabIndex={0}
        onKeyDown={nudge}
        onPointerDown={(event) => {
          held.current = { x: event.clientX, y: event.clientY };
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={pull}
        onPointerUp={() => {
          held.current = undefined;
        }}
      />
      <Zoom>
        Acercar
        <input
          type="range"
          min={leastZoom(picture, format)}
          max={MAX_ZOOM}
          step={0.05}
          value={crop.zoom}
          onChange={(event) => {
            const zoom = Number(event.target.value);
            setCrop((now) => withinPicture(picture, { ...now, zoom }, format));
          }}
        />
      </Zoom>
      {error && <Notice tone="bad">{error}</Notice>}
    </Dialog>
  );
}
