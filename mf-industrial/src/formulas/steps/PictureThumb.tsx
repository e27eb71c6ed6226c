import styled from 'styled-components';

/** White in both themes, as photos are looked at; of one size, so that nothing moves when it comes. */
const Thumb = styled.button`
  display: block;
  flex: none;
  width: 96px;
  height: 72px;
  padding: 0;
  overflow: hidden;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-2);
  background: #fff;
  cursor: zoom-in;
  &:disabled {
    cursor: default;
    opacity: 0.6;
  }
  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

export interface PictureThumbProps {
  /** A data URL. */
  image: string;
  alt: string;
  /** Undefined: it cannot be looked at yet. */
  onPress?: () => void;
}

/** A small picture that opens the large one. */
export function PictureThumb({ image, alt, onPress }: PictureThumbProps) {
  return (
    <Thumb type="button" aria-label={`Ver en grande: ${alt}`} disabled={!onPress} onClick={onPress}>
      <img src={image} alt={alt} />
    </Thumb>
  );
}
