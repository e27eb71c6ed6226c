/**
 * Cuadra's own server on a database that is there already, for the shell's build below any folder: the shell's own, or the
 * one bundle. Told through the environment.
 */
import type { AddressInfo } from 'node:net';
import { readConfig } from '../../api/src/config/config.ts';
import { buildServer } from '../../api/src/server.ts';

const { PROJECT = '', APP_URL = '', BACKOFFICE_URL = '', PROOF_KEY = '' } = process.env;
const server = await buildServer({
  config: readConfig(process.env, PROJECT),
  appUrl: APP_URL,
  backofficeUrl: BACKOFFICE_URL,
  proofKey: Buffer.from(PROOF_KEY, 'base64url'),
  projectRoot: PROJECT,
});
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
await server.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`http://127.0.0.1:${(server.server.address() as AddressInfo).port}\n`);
