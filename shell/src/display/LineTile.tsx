import type { DisplayLine } from '@cuadra/shared/contract';
import { tileLetters, tileLook } from '@cuadra/shared/domain';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { ReadPicture } from './read-picture.ts';

const Tile = styled.span`
  position: relative;
  flex: none;
  display: grid;
  place-items: center;
  width: calc(var(--u) * 3.2);
  height: calc(var(--u) * 3.2);
  border-radius: var(--r-1);
  font-weight: 700;
  overflow: hidden;
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: contain;
    /* As goods are photographed. */
    background: #fff;
  }
`;

interface LineTileProps {
  name: string;
  tile: NonNullable<DisplayLine['tile']>;
  readPicture: ReadPicture;
}

/** What stands for a line's product, as in Caja: its picture, and until that is there its letters. */
export function LineTile({ name, tile: { hue, image }, readPicture }: LineTileProps) {
  const [shown, setShown] = useState<{ image: string; url: string }>();
  useEffect(() => {
    if (image === null) return;
    let isOver = false;
    void readPicture(image)
      .then((url) => isOver || setShown({ image, url }))
      // The letters do without it.
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [image, readPicture]);
  return (
    <Tile style={tileLook(hue)} aria-hidden>
      {tileLetters(name)}
      {shown && shown.image === image && <img src={shown.url} alt="" />}
    </Tile>
  );
}
