import styled from 'styled-components';
import { companyColours } from '../company-face/company-colours.ts';

/** Higher than wide, or a phone: what is paid stands below what is bought, and not beside it. */
export const STACKED = '@media (max-width: 760px), (max-aspect-ratio: 1/1)';

/** The whole window. What is on it grows with it, to be read from a step and a half away. */
export const Screen = styled.main<{ $colour: string | undefined }>`
  ${({ $colour }) => companyColours($colour)}
  ${({ $colour }) => $colour && 'border-top: calc(var(--u) * 0.6) solid var(--brand);'}
  /* A step of size: 16 px at 1024×768, no less on a phone, more on a television. */
  --u: clamp(15px, min(1.56vw, 2.1vh), 40px);
  position: relative;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  height: 100dvh;
  overflow: hidden;
  font-size: var(--u);
  line-height: 1.25;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  ${STACKED} {
    --u: clamp(15px, 2.4vw, 40px);
  }
`;

/** In the middle of the screen: at rest, and thanks. */
export const Middle = styled.div`
  display: grid;
  place-content: center;
  grid-template-columns: minmax(0, auto);
  justify-items: center;
  gap: calc(var(--u) * 1.4);
  min-width: 0;
  padding: calc(var(--u) * 2);
  text-align: center;
`;

export const Logo = styled.img`
  display: block;
  object-fit: contain;
  /* On white whatever the theme is: that is what logos are drawn on. */
  background: #fff;
  border-radius: calc(var(--u) * 0.6);
`;

export const Label = styled.div`
  color: var(--ink-2);
  font-size: calc(var(--u) * 1.15);
`;
