import type { AddressInfo } from 'node:net';

/** Who may log in to the demonstration company (contract.md, The demonstration company). */
const DEMONSTRATION_LOGINS = [
  ['Usuario', 'Contraseña', 'Quién'],
  ['demo', 'demo1234', 'Propietario'],
  ['cajero', 'cajero1234', 'Cajero: vende, ve productos y clientes'],
  ['root', 'root1234', 'Super usuario: solo el back office'],
  ['inspector', 'inspector1234', 'Inspector: entra en cualquier empresa'],
] as const;

/** Where a browser on this machine finds what listens on an address. */
export function browserAddress({ address, port }: AddressInfo): string {
  const isEverywhere = ['0.0.0.0', '::'].includes(address);
  const host = isEverywhere ? 'localhost' : address.includes(':') ? `[${address}]` : address;
  return `http://${host}:${port}`;
}

/** What the start says when all is ready. */
export function welcome(address: string, options: { isDemonstration: boolean }): string {
  const lines = [`Cuadra está lista en ${address}`];
  if (options.isDemonstration) {
    lines.push('', 'Empresa de demostración «Bodega La Esquina»:');
    for (const [user, password, who] of DEMONSTRATION_LOGINS) {
      lines.push(`  ${user.padEnd(11)}${password.padEnd(15)}${who}`);
    }
  }
  return `${[...lines, '', 'Para detenerla, pulsa Ctrl-C.'].join('\n')}\n`;
}
