/** In the place of axios's question whether its cookie against forgery belongs to an address: we have none, but a token. */
export default () => false;
