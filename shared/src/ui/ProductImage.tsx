import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useCall } from '../client/index.ts';

export interface ProductImageProps {
  /** The `image` of its product. */
  hash: string;
  className?: string;
}

/** Milliseconds that it stands in sight before it is asked for: what is scrolled past is not worth a call. */
const STAYS = 120;

/** White in both themes, as goods are photographed. */
const Frame = styled.span`
  display: block;
  overflow: hidden;
  background: #fff;
  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

/**
 * A product's picture, small and beside its name, which says what it shows. It is read once it comes into sight; where it
 * cannot be read, as without a connection, there is nothing.
 */
export function ProductImage({ hash, className }: ProductImageProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const place = frame.current;
    if (!place) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        if (!entries.at(-1)?.isIntersecting) return;
        timer = setTimeout(() => {
          setWanted(true);
          observer.disconnect();
        }, STAYS);
      },
      { rootMargin: '120px' },
    );
    observer.observe(place);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  const { data, isError } = useCall(
    'GET /products/pictures/{hash}',
    { params: { hash }, query: { size: 'small' } },
    { enabled: isWanted, staleTime: Number.POSITIVE_INFINITY, retry: false },
  );
  if (isError) return null;
  return (
    <Frame ref={frame} className={className} aria-hidden>
      {data && <img src={data.image} alt="" decoding="async" />}
    </Frame>
  );
}
