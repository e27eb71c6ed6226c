import { useCall } from '@cuadra/shared/client';
import { Button, PictureDialog, Row, Skeleton, Text } from '@cuadra/shared/ui';
import { useState } from 'react';
import { PictureThumb } from './PictureThumb.tsx';

export interface StepPictureProps {
  /** What its step calls it. */
  hash: string;
  /** What it shows, for who does not see it: «Foto del paso 2». */
  alt: string;
}

/** The picture of a step, small; large once it is pressed. */
export function StepPicture({ hash, alt }: StepPictureProps) {
  const [isLarge, setLarge] = useState(false);
  const { data, error, refetch } = useStepPicture(hash, 'small');
  const large = useStepPicture(hash, 'large', isLarge);
  if (error && !data)
    return (
      <Row>
        <Text $tone="quiet" $size="sm">
          No pudimos cargar la foto.
        </Text>
        <Button size="sm" onClick={() => void refetch()}>
          Reintentar
        </Button>
      </Row>
    );
  if (!data) return <Skeleton height={72} width={96} radius="var(--r-2)" />;
  return (
    <>
      <PictureThumb image={data.image} alt={alt} onPress={() => setLarge(true)} />
      {isLarge && <PictureDialog title={alt} alt={alt} query={large} onClose={() => setLarge(false)} />}
    </>
  );
}

/** What a hash answers never changes. */
function useStepPicture(hash: string, size: 'large' | 'small', enabled = true) {
  return useCall(
    'GET /formulas/pictures/{hash}',
    { params: { hash }, query: { size } },
    { enabled, staleTime: Number.POSITIVE_INFINITY },
  );
}
