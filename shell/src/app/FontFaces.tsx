import { createGlobalStyle } from 'styled-components';

const inter = new URL('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', import.meta.url);

/**
 * Inter, latin, from our own server. Until it is there a local font stands in, stretched to Inter's measures, so that
 * nothing moves when it comes (the numbers are Arial's against Inter's).
 */
export const FontFaces = createGlobalStyle`
  @font-face {
    font-family: 'Inter Variable';
    font-style: normal;
    font-weight: 100 900;
    font-display: swap;
    src: url(${String(inter)}) format('woff2');
  }
  @font-face {
    font-family: 'Inter Fallback';
    src: local('Arial'), local('Liberation Sans'), local('Arimo');
    size-adjust: 107.06%;
    ascent-override: 90.49%;
    descent-override: 22.56%;
    line-gap-override: 0%;
  }
`;
