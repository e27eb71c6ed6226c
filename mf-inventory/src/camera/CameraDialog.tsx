import { Button, Dialog, Notice, Stack, Text } from '@cuadra/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useCamera } from './use-camera.ts';

const Picture = styled.video`
  display: block;
  width: 100%;
  aspect-ratio: 4 / 3;
  border-radius: var(--r-2);
  background: #000;
  object-fit: cover;
`;

export interface CameraDialogProps {
  isMany: boolean;
  onRead: (code: string) => void;
  onClose: () => void;
}

const PROBLEMS = {
  refused: 'No nos dejaste usar la cámara. Dale permiso a esta página en el navegador y vuelve a abrirla.',
  none: 'Este equipo no tiene cámara.',
  busy: 'Otra aplicación está usando la cámara. Ciérrala y vuelve a intentarlo.',
  unloaded: 'No pudimos cargar el lector. Revisa tu conexión y vuelve a intentarlo.',
} as const;

/** What the camera sees, until a barcode or a QR is read in it. */
export default function CameraDialog({ isMany, onRead, onClose }: CameraDialogProps) {
  const [last, setLast] = useState<string>();
  const { video, problem, retry } = useCamera((code) => {
    setLast(code);
    onRead(code);
    if (!isMany) onClose();
  });
  return (
    <Dialog
      open
      title="Escanear con la cámara"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={<Button onClick={onClose}>{isMany ? 'Listo' : 'Cerrar'}</Button>}
    >
      <Stack $gap={3} $top={3}>
        {problem ? (
          <Notice
            tone="bad"
            action={
              problem !== 'none' && (
                <Button size="sm" onClick={retry}>
                  Reintentar
                </Button>
              )
            }
          >
            {PROBLEMS[problem]}
          </Notice>
        ) : (
          <Picture ref={video} muted playsInline autoPlay aria-label="Lo que ve la cámara" />
        )}
        <Text as="p" role="status" $tone="quiet">
          {last ? `Leído: ${last}` : 'Acerca el código de barras o el QR hasta que se vea completo.'}
        </Text>
      </Stack>
    </Dialog>
  );
}
