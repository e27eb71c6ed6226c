/** In the place of axios's adapter for fetch: it is asked whether there is one, and there is none. */
export const getFetch = () => false;
