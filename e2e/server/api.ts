import {
  type Client,
  findClient,
  findProduct,
  listProducts,
  type Product,
  Ticket,
} from '@cuadra/shared/contract';
import { type DemoUser, PASSWORDS } from '../demo-users.ts';

/** The API as a test asks it, to hold the screen against what is written. */
export interface Api {
  sale: (id: string) => Promise<Ticket>;
  product: (id: string) => Promise<Product>;
  client: (id: string) => Promise<Client>;
  /** All products that a search finds. */
  products: (search: string) => Promise<Product[]>;
}

/** @param token of a session that may see what is asked for */
export function openApi(url: string, token: string): Api {
  const get = async <T>(path: string, schema: { parse: (value: unknown) => T }): Promise<T> => {
    const response = await fetch(`${url}/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } });
    if (!response.ok) throw new Error(`${path} answers ${response.status}: ${await response.text()}`);
    return schema.parse(await response.json());
  };
  return {
    sale: (id) => get(`/sales/${id}`, Ticket),
    product: (id) => get(`/products/${id}`, findProduct.response),
    client: (id) => get(`/clients/${id}`, findClient.response),
    products: async (search) => {
      const found: Product[] = [];
      const query = `limit=200&search=${encodeURIComponent(search)}`;
      let next: string | null = '';
      while (next !== null) {
        const cursor: string = next && `&cursor=${next}`;
        const page = await get(`/products?${query}${cursor}`, listProducts.response);
        found.push(...page.items);
        next = page.next;
      }
      return found;
    },
  };
}

/** A new session. @returns its token */
export async function signIn(url: string, username: DemoUser): Promise<string> {
  const response = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: PASSWORDS[username] }),
  });
  const { token } = await response.json();
  if (typeof token !== 'string') throw new Error(`${username} cannot log in: ${response.status}`);
  return token;
}
