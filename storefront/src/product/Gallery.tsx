import { ProductPicture } from '../frame/ProductPicture.tsx';

export interface GalleryProps {
  base: string;
  name: string;
  /** Hashes, in the order in which they are shown; none: its letter stands for the product. */
  images: readonly string[];
}

/** A product's pictures beside each other: swiped, scrolled or chosen below, without any script. */
export function Gallery({ base, name, images }: GalleryProps) {
  const [first = null] = images;
  const sizes = '(min-width:720px) 540px, 92vw';
  if (images.length < 2)
    return (
      <div class="large">
        <ProductPicture {...{ base, name, sizes }} image={first} isFirst />
      </div>
    );
  return (
    <div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no finger scrolls it with the arrows, once it has the focus */}
      <section class="gallery" aria-label={`Fotos de ${name}`} tabIndex={0}>
        {images.map((image, index) => (
          <div class="large" id={`foto-${index + 1}`} key={image}>
            <ProductPicture
              {...{ base, name, image, sizes }}
              isFirst={index === 0}
              alt={photoOf(index, name)}
            />
          </div>
        ))}
      </section>
      <ul class="thumbs">
        {images.map((image, index) => (
          <li key={image}>
            <a href={`#foto-${index + 1}`} aria-label={`Ver la foto ${index + 1}`}>
              <img src={`${base}/fotos/${image}/160`} alt="" width="64" height="64" loading="lazy" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function photoOf(index: number, name: string): string {
  return `Foto ${index + 1} de ${name}`;
}
