import { domainToASCII } from 'node:url';
import { StoreSlug } from '@cuadra/shared/contract';
import { z } from 'zod';

/** The store that answers on each host of its own, by its slug; in the order of the setting. */
export type StoreHosts = ReadonlyMap<string, string>;

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** A name of DNS whose last part has a letter: no address, and not `localhost`, which Cuadra itself answers on. */
const HOST = new RegExp(`^(?=.{4,253}$)(?:${LABEL}\\.)+(?=[a-z0-9-]*[a-z])${LABEL}$`);

const EXAMPLE = 'tienda.panaderia.com=panaderia,compras.otra.com.ve=otra';

/** `PUBLIC_STORE_HOSTS`: `host=slug`, with commas between. A host with accents is kept as DNS has it. */
export const storeHosts = z.string().transform((text, { addIssue }): StoreHosts => {
  const hosts = new Map<string, string>();
  const refuse = (message: string) => {
    addIssue({ code: 'custom', message: `${message}; se escribe como ${EXAMPLE}` });
    return z.NEVER;
  };
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const [given = '', name = '', ...rest] = entry.split('=').map((part) => part.trim());
    // It reads a host as a URL does, up to the first of these.
    const host = /[/?#\\@:]/.test(given) ? '' : domainToASCII(given);
    const slug = StoreSlug.safeParse(name);
    const shown = JSON.stringify(entry.slice(0, 80));
    if (rest.length > 0 || name === '') return refuse(`tiene una entrada que no es dominio=tienda: ${shown}`);
    if (!HOST.test(host)) return refuse(`tiene un dominio que no es uno, sin https:// ni puerto: ${shown}`);
    if (!slug.success) return refuse(`tiene una tienda cuya dirección no es una: ${shown}`);
    if (hosts.has(host)) return refuse(`tiene dos veces el dominio ${host}`);
    hosts.set(host, slug.data);
  }
  return hosts;
});
