import { lazyComponent } from '@cuadra/shared/remote';

const none = () => null;

/** The picture of a product, over its tile. */
export const Pictures = lazyComponent<{ hash: string }>(
  () =>
    import('./card-pictures.tsx')
      .then(({ load }) => load())
      // Without a connection a card does without its picture, and the sale goes on.
      .catch(() => ({ default: none })),
  none,
);
