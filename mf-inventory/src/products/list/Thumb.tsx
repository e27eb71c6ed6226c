import { PHONE, ProductImage } from '@cuadra/shared/ui';
import styled from 'styled-components';

/** As wide with a picture as without one, so that the names stand below each other. */
const Place = styled.span`
  display: block;
  flex: none;
  width: 40px;
  height: 40px;
  overflow: hidden;
  border-radius: var(--r-1);
  background: var(--sunken);
  ${PHONE} {
    width: 48px;
    height: 48px;
  }
`;

const Picture = styled(ProductImage)`
  width: 100%;
  height: 100%;
`;

/** A product's picture beside its name; its empty place where it has none and others of the list have one. */
export function Thumb({ hash }: { hash: string | undefined }) {
  return <Place aria-hidden>{hash && <Picture key={hash} hash={hash} />}</Place>;
}
