import { lazyComponent } from '@cuadra/shared/remote';
import type { NothingFoundProps } from './NothingFound.tsx';

/** Comes with what a charge needs, soon after the first look, which mostly shows products. */
export const NothingFound = lazyComponent<NothingFoundProps>(
  () =>
    import('../checkout.ts')
      .then(({ NothingFound: component }) => ({ default: component }))
      // Without a connection an empty list says nothing, and the sale goes on.
      .catch(() => ({ default: () => null })),
  () => null,
);
