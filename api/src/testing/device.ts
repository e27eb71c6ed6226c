import { generateKeyPairSync, sign } from 'node:crypto';
import {
  type CallInput,
  type CallOutput,
  createSale,
  reportContact,
  type SaleDraftInput,
} from '@cuadra/shared/contract';
import { newId, signedSale, signedText } from '@cuadra/shared/domain';
import type { HttpClient } from './http-client.ts';

type Contact = CallInput<typeof reportContact>['body'];
type Proof = NonNullable<SaleDraftInput['proof']>;

/** Who is signed in on a device. */
export interface SignedIn {
  token: string;
  user: { id: string };
}

/** A browser that sells: its key, and what it has numbered. */
export interface TestDevice {
  id: string;
  counter: number;
  /** The next contact as it would send it. */
  contactOf: (user: { id: string }, given?: Partial<Contact>) => Contact;
  contact: (by: SignedIn) => Promise<CallOutput<typeof reportContact>>;
  /** Numbers a sale and signs it. */
  prove: (draft: SaleDraftInput, given?: Partial<Proof>) => SaleDraftInput;
  /** Sends a sale that was made at a time. */
  send: (by: SignedIn, draft: SaleDraftInput, soldAt: string) => Promise<CallOutput<typeof createSale>>;
}

/** As Chrome on Windows calls itself, shortened. */
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36';

/** A device that the API has not heard of yet. */
export function newDevice(api: HttpClient, userAgent = CHROME): TestDevice {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const signed = (text: string) =>
    sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url');
  const id = newId();
  const device: TestDevice = {
    id,
    counter: 0,
    contactOf: (user, given = {}) => {
      const told = {
        device_id: id,
        user_id: user.id,
        counter: device.counter,
        public_key: publicKey.export({ format: 'der', type: 'spki' }).toString('base64url'),
        ...given,
      };
      return { ...told, signature: given.signature ?? signed(signedText('contact', told)) };
    },
    contact: ({ token, user }) =>
      api.ok(reportContact, { token, headers: { 'user-agent': userAgent }, body: device.contactOf(user) }),
    prove: (draft, given = {}) => {
      device.counter += 1;
      const body = { ...draft, proof: { device_id: id, counter: device.counter, ...given } };
      const signature = given.signature ?? signed(signedSale(body));
      return { ...body, proof: { ...body.proof, signature } };
    },
    send: ({ token }, draft, soldAt) =>
      api.ok(createSale, { token, body: device.prove({ ...draft, sold_at: soldAt }) }),
  };
  return device;
}

type Api = HttpClient & { database: { query: (text: string, values?: unknown[]) => Promise<unknown> } };

/** Something in every table of devices: one that has spoken with the server, and a sale that came late from it. */
export async function fillDeviceTables(
  api: Api,
  company: SignedIn & { id: string },
  saleId: string,
): Promise<void> {
  const device = newDevice(api);
  await device.contact(company);
  await api.database.query(
    `insert into late_sales (company_id, sale_id, told_at, device_id, counter, reasons)
     values ($1, $2, now(), $3, 1, '{price}')`,
    [company.id, saleId, device.id],
  );
}

/** A device that has spoken with the server before, so that what it says of the time since is believed. */
export async function openDevice(
  api: Api,
  by: SignedIn,
  { days = 40 }: { days?: number } = {},
): Promise<TestDevice> {
  const device = newDevice(api);
  await device.contact(by);
  await api.database.query(
    "update device_contacts set first_at = now() - $2 * interval '1 day', last_at = now() - $2 * interval '1 day' where device_id = $1",
    [device.id, days],
  );
  return device;
}
