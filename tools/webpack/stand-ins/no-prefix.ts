/** In the place of stylis's prefixes for the browsers of long ago, which styled-components asks for only where it is told to. */
export const prefix = (value: string) => value;
