/** In the place of axios's parameters of an address, which may be nested: those of the contract are flat. */
export default class FlatParams {
  readonly #pairs: [name: string, value: unknown][];

  constructor(params: Readonly<Record<string, unknown>>) {
    this.#pairs = Object.entries(params).filter(([, value]) => value !== undefined);
  }

  toString(encode: (text: string) => string): string {
    return this.#pairs.map(([name, value]) => `${encode(name)}=${encode(String(value ?? ''))}`).join('&');
  }
}
