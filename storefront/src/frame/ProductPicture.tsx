import { initial } from './initial.ts';

/** Widths that pictures are served in, and what a card takes of the screen. */
const WIDTHS = [160, 360, 640] as const;

interface ProductPictureProps {
  base: string;
  image: string | null;
  name: string;
  /** How wide it is drawn, as CSS says it. */
  sizes: string;
  /** Among the first that are seen: it is not waited with. */
  isFirst?: boolean;
  /** One of several; of one alone the name stands beside it, so that it says nothing. */
  alt?: string;
}

/** A product's picture in the width that the screen needs; without one its letter. */
export function ProductPicture({ base, image, name, sizes, isFirst = false, alt = '' }: ProductPictureProps) {
  if (!image) return <span aria-hidden="true">{initial(name)}</span>;
  return (
    <img
      src={`${base}/fotos/${image}/360`}
      srcset={WIDTHS.map((width) => `${base}/fotos/${image}/${width} ${width}w`).join(',')}
      sizes={sizes}
      alt={alt}
      width="360"
      height="360"
      {...(isFirst ? { fetchpriority: 'high' } : { loading: 'lazy' as const })}
      decoding="async"
    />
  );
}
