import { lazyComponent } from '@cuadra/shared/remote';

const none = () => null;

/** Across a card the picture of its product; without one the switch between pictures and text. */
export const Pictures = lazyComponent<{ hash?: string }>(
  () =>
    import('./card-pictures.tsx')
      .then(({ load }) => load())
      // Without a connection a card does without its picture, and the sale goes on.
      .catch(() => ({ default: none })),
  none,
);
