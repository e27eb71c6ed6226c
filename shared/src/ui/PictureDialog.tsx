import styled from 'styled-components';
import { Dialog } from './Dialog.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { Skeleton } from './Skeleton.tsx';

export interface PictureDialogProps {
  title: string;
  /** What it shows, for who does not see it. */
  alt: string;
  /** The call that answers it, as a data URL. */
  query: { data: { image: string } | undefined; error: unknown; refetch: () => unknown };
  onClose: () => void;
}

/** White in both themes, as paper is; no wider than its window and as high as it is, so that small letters stay readable. */
const Whole = styled.img`
  display: block;
  max-width: 100%;
  margin-inline: auto;
  border-radius: var(--r-2);
  background: #fff;
`;

/** One picture, large. */
export function PictureDialog({ title, alt, query, onClose }: PictureDialogProps) {
  const { data, error, refetch } = query;
  return (
    <Dialog open size="lg" title={title} onOpenChange={onClose}>
      {data ? (
        <Whole src={data.image} alt={alt} />
      ) : error ? (
        <LoadFailed title="No pudimos cargar la foto" error={error} onRetry={refetch} />
      ) : (
        <Skeleton height={360} radius="var(--r-2)" />
      )}
    </Dialog>
  );
}
