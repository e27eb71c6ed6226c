import { tileHue, tileLetters, tileLook } from '@cuadra/shared/domain';
import styled from 'styled-components';
import { useCatalogue } from '../../offline/catalogue/use-catalogue.ts';
import { useCardLook } from './card-look.ts';
import { Pictures } from './lazy-pictures.ts';

const Tile = styled.span`
  position: relative;
  flex: none;
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: var(--r-1);
  font-size: var(--t-xs);
  font-weight: 700;
  overflow: hidden;
  pointer-events: none;
`;

export interface ProductTileProps {
  productId: string;
  name: string;
  className?: string;
}

/** What stands for a line's product, as on its card, for who looks for what they know by sight. */
export function ProductTile({ productId, name, className }: ProductTileProps) {
  const [product] = useCatalogue().some([productId]);
  const { isText } = useCardLook();
  if (isText) return null;
  return (
    <Tile className={className} style={tileLook(tileHue(product?.category_id ?? null))} aria-hidden>
      {tileLetters(name)}
      {product?.image && <Pictures hash={product.image} />}
    </Tile>
  );
}

/** Where the sale is as wide as a sheet on a tablet or a column at a desk; narrower, the name needs the room. */
const ROOM = '@container (min-width: 400px)';

const WhereRoom = styled(ProductTile)`
  display: none;
  ${ROOM} {
    display: grid;
    grid-area: tile;
    width: 40px;
    height: 40px;
    margin-inline-start: 10px;
    font-size: var(--t-sm);
  }
`;

/** The tile of a line of the sale. */
export function LineTile(props: ProductTileProps) {
  return <WhereRoom {...props} />;
}
