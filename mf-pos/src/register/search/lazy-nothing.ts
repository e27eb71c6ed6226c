import { lazyComponent } from '@cuadra/shared/remote';
import { EmptyState } from '@cuadra/shared/ui';
import { createElement } from 'react';
import type { NothingFoundProps } from './NothingFound.tsx';

/** What can be said without its chunk: without a connection the sale goes on, and who searches learns that there is nothing. */
const PlainNothing = ({ text }: NothingFoundProps) =>
  createElement(EmptyState, { title: text ? `No encontramos «${text}»` : 'Aquí no hay productos' });

/** Comes with what a charge needs, soon after the first look, which mostly shows products. */
export const NothingFound = lazyComponent<NothingFoundProps>(
  () =>
    import('../checkout.ts').then(
      ({ NothingFound: component }) => ({ default: component }),
      () => ({ default: PlainNothing }),
    ),
  () => null,
);
