/** The pictures of Caja's products, in a chunk that comes with the first product that has one. */
import { ProductImage } from '@cuadra/shared/ui';
import styled from 'styled-components';

const Photo = styled(ProductImage)`
  position: absolute;
  inset: 0;
  border-radius: inherit;
  &:empty {
    background: none;
  }
`;

/** Over the letters, which stay where there is no picture to be had; on white, as goods are photographed. */
function Picture({ hash }: { hash: string }) {
  return <Photo hash={hash} />;
}

/** All that they need, so that nothing is missing once they are drawn. */
export async function load() {
  await ProductImage.preload();
  return { default: Picture };
}
