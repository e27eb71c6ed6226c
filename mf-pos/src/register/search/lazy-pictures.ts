import { lazyComponent } from '@cuadra/shared/remote';
import type { CardPictureProps } from './card-pictures.tsx';

const none = () => null;
// Without a connection a card does without its picture, and the sale goes on.
const load = () =>
  import('./card-pictures.tsx').then(async (pictures) => {
    await pictures.preload();
    return pictures;
  });

export const CardPicture = lazyComponent<CardPictureProps>(
  () =>
    load().then(
      ({ CardPicture }) => ({ default: CardPicture }),
      () => ({ default: none }),
    ),
  none,
);
/** The switch between pictures and text. */
export const PictureSwitch = lazyComponent<object>(
  () =>
    load().then(
      ({ PictureSwitch }) => ({ default: PictureSwitch }),
      () => ({ default: none }),
    ),
  none,
);
