import { lazyComponent } from '@cuadra/shared/remote';
import { IconButton } from '@cuadra/shared/ui';
import { useState } from 'react';
import type { CameraDialogProps } from './CameraDialog.tsx';
import { hasCamera } from './has-camera.ts';

const CameraDialog = lazyComponent<CameraDialogProps>(
  () => import('./CameraDialog.tsx'),
  () => null,
);

export interface CameraButtonProps {
  onRead: (code: string) => void;
  /** Goes on reading until it is closed, one code after the other. */
  isMany?: boolean;
}

/** Opens the camera to read a barcode; nothing where there can be none. */
export function CameraButton({ onRead, isMany = false }: CameraButtonProps) {
  const [isOpen, setOpen] = useState(false);
  if (!hasCamera()) return null;
  return (
    <>
      <IconButton icon="smartphone" size="sm" label="Escanear con la cámara" onClick={() => setOpen(true)} />
      {isOpen && <CameraDialog isMany={isMany} onRead={onRead} onClose={() => setOpen(false)} />}
    </>
  );
}
