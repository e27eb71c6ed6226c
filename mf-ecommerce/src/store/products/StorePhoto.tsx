import { useCall } from '@cuadra/shared/client';
import { Skeleton } from '@cuadra/shared/ui';
import styled from 'styled-components';

/** White in both themes, as goods are photographed. */
const Frame = styled.img`
  display: block;
  width: 64px;
  height: 64px;
  object-fit: contain;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-2);
  background: #fff;
`;

export interface StorePhotoProps {
  hash: string;
  /** «Foto 2»; the row beside it says it, too. */
  alt: string;
}

/** A picture of the store, small. */
export function StorePhoto({ hash, alt }: StorePhotoProps) {
  // What a hash answers never changes.
  const { data } = useCall(
    'GET /store/pictures/{hash}',
    { params: { hash }, query: { size: 'small' } },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  return data ? (
    <Frame src={data.image} alt={alt} />
  ) : (
    <Skeleton height={64} width={64} radius="var(--r-2)" />
  );
}
