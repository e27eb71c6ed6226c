import { errorText } from '@cuadra/shared/client';
import { Button, Dialog, Notice } from '@cuadra/shared/ui';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { drag, MAX_ZOOM, WHOLE, withinPicture } from './crop.ts';
import { drawCrop, encodePicture } from './encode-picture.ts';

export interface CropDialogProps {
  picture: ImageBitmap;
  onCancel: () => void;
  /** Takes the square as a data URL. @throws what keeps it from being saved */
  onUse: (image: string) => Promise<void>;
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

const Preview = styled.canvas`
  display: block;
  width: min(280px, 100%);
  aspect-ratio: 1;
  margin: var(--s-2) auto var(--s-4);
  border-radius: 50%;
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

/** Which square of a picture is taken: dragged or moved with the arrows, brought closer with the slider. */
export default function CropDialog({ picture, onCancel, onUse }: CropDialogProps) {
  // Known only once the window has been drawn, which is after this component.
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const held = useRef<{ x: number; y: number }>(undefined);
  const help = useId();
  const [crop, setCrop] = useState(WHOLE);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();

  useEffect(() => {
    if (canvas) drawCrop(canvas, picture, crop);
  }, [canvas, picture, crop]);

  const pull = (event: PointerEvent<HTMLCanvasElement>) => {
    const from = held.current;
    if (!from) return;
    const { width } = event.currentTarget.getBoundingClientRect();
    held.current = { x: event.clientX, y: event.clientY };
    setCrop((now) => drag(picture, now, (event.clientX - from.x) / width, (event.clientY - from.y) / width));
  };
  const nudge = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    setCrop((now) => drag(picture, now, ...arrow));
  };
  const use = async () => {
    setBusy(true);
    setTrouble(undefined);
    try {
      await onUse(encodePicture(picture, crop));
    } catch (error) {
      setTrouble(errorText(error));
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      size="sm"
      title="Ajusta tu foto"
      description={
        <span id={help}>Arrástrala, o muévela con las flechas, hasta que se vea bien en el círculo.</span>
      }
      dismissible={!busy}
      onOpenChange={onCancel}
      footer={
        <>
          <Button variant="ghost" disabled={busy} onClick={onCancel}>
            Cancelar
          </Button>
          <Button variant="primary" loading={busy} onClick={use}>
            Usar esta foto
          </Button>
        </>
      }
    >
      <Preview
        ref={setCanvas}
        width={CANVAS}
        height={CANVAS}
        role="img"
        aria-label="Tu foto"
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
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={crop.zoom}
          onChange={(event) => {
            const zoom = Number(event.target.value);
            setCrop((now) => withinPicture(picture, { ...now, zoom }));
          }}
        />
      </Zoom>
      {trouble && <Notice tone="bad">{trouble}</Notice>}
    </Dialog>
  );
}
