import { LOGO_FORMAT, PHOTO_FORMAT, type PictureFormat, PRODUCT_FORMAT } from './encode-picture.ts';

/** What a picture is of: `own-photo` is one's own. */
export type PictureKind = 'own-photo' | 'photo' | 'logo' | 'product';

export interface PictureWords {
  /** The name of the field that takes the file. */
  field: string;
  add: string;
  change: string;
  remove: string;
  /** The window in which it is cut. */
  title: string;
  /** What is in that window. */
  preview: string;
  help: string;
  use: string;
}

const PHOTO: PictureWords = {
  field: 'Foto',
  add: 'Subir foto',
  change: 'Cambiar foto',
  remove: 'Quitar foto',
  title: 'Ajusta la foto',
  preview: 'La foto',
  help: 'Arrástrala, o muévela con las flechas, hasta que se vea bien en el círculo.',
  use: 'Usar esta foto',
};

const LOGO: PictureWords = {
  field: 'Logo',
  add: 'Subir logo',
  change: 'Cambiar logo',
  remove: 'Quitar logo',
  title: 'Ajusta tu logo',
  preview: 'Tu logo',
  help: 'Acércalo y arrástralo, o muévelo con las flechas, hasta que se vea bien. Los bordes blancos no se guardan.',
  use: 'Usar este logo',
};

const PRODUCT: PictureWords = {
  field: 'Foto del producto',
  add: 'Elegir una foto',
  change: 'Cambiar foto',
  remove: 'Quitar foto',
  title: 'Ajusta la foto',
  preview: 'La foto',
  help: 'Acércala y arrástrala, o muévela con las flechas, hasta que se vea bien el producto.',
  use: 'Usar esta foto',
};

export interface PictureRules {
  words: PictureWords;
  format: PictureFormat;
  /** Also pasted, and taken with the phone's camera: things are photographed where they stand. */
  isOfThings?: boolean;
}

export const PICTURE_KINDS: Readonly<Record<PictureKind, PictureRules>> = {
  'own-photo': {
    words: { ...PHOTO, title: 'Ajusta tu foto', preview: 'Tu foto' },
    format: PHOTO_FORMAT,
  },
  photo: { words: PHOTO, format: PHOTO_FORMAT },
  logo: { words: LOGO, format: LOGO_FORMAT },
  product: { words: PRODUCT, format: PRODUCT_FORMAT, isOfThings: true },
};
