/** The pictures of Caja's cards, in a chunk that comes with the first product that has one. */
import { ProductImage, Switch } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { useCardLook } from './card-look.ts';

const Photo = styled(ProductImage)`
  flex: none;
  height: 96px;
  margin: -11px -12px 8px;
  border-radius: calc(var(--r-2) - 1px) calc(var(--r-2) - 1px) 0 0;
`;

/** Across the head of a card, for who wants pictures. */
function CardPicture({ hash }: { hash: string }) {
  const { isText } = useCardLook();
  return isText ? null : <Photo hash={hash} />;
}

const Line = styled.div`
  display: flex;
  justify-content: flex-end;
  padding-bottom: var(--s-2);
  font-size: var(--t-sm);
`;

/** By user: some read, and some look for what they know by sight. */
function PictureSwitch() {
  const { isText, set } = useCardLook();
  return (
    <Line>
      <Switch label="Ver fotos" checked={!isText} onCheckedChange={(isShown) => set(!isShown)} />
    </Line>
  );
}

function Pictures({ hash }: { hash?: string }) {
  return hash ? <CardPicture hash={hash} /> : <PictureSwitch />;
}

/** All that they need, so that nothing is missing once they are drawn. */
export async function load() {
  await ProductImage.preload();
  return { default: Pictures };
}
