import { DEMO_COMPANY, DEMO_PLATFORM, DEMO_TEAM } from '../demo/identity.ts';

/** What each of those who may log in to the demonstration company can do (docs/contract.md#the-demonstration-company). */
const WHO: Record<string, string> = {
  [DEMO_TEAM.owner.username]: 'Propietario',
  [DEMO_TEAM.cashier.username]: 'Cajero: vende, ve productos y clientes',
  root: 'Super usuario: solo el back office',
  inspector: 'Inspector: entra en cualquier empresa',
};

/** Where something listens. */
export interface Address {
  address: string;
  port: number;
}

/** Where a browser on this machine finds what listens on an address. */
export function browserAddress({ address, port }: Address): string {
  const isEverywhere = ['0.0.0.0', '::'].includes(address);
  const host = isEverywhere ? 'localhost' : address.includes(':') ? `[${address}]` : address;
  return `http://${host}:${port}`;
}

/** What the start says when all is ready. */
export function welcome(address: string, options: { isDemonstration: boolean }): string {
  const demonstration = options.isDemonstration ? ['', ...demonstrationLogins()] : [];
  return [`Cuadra está lista en ${address}`, ...demonstration, '', 'Para detenerla, pulsa Ctrl-C.', ''].join(
    '\n',
  );
}

function demonstrationLogins(): string[] {
  const people = [...Object.values(DEMO_TEAM), ...DEMO_PLATFORM].filter(({ password }) => password !== null);
  const rows = people.map(({ username, password }) => [username, password ?? '', WHO[username] ?? '']);
  return [
    `Empresa de demostración «${DEMO_COMPANY.name}»:`,
    ...[['Usuario', 'Contraseña', 'Quién'], ...rows].map(
      ([user = '', password = '', who]) => `  ${user.padEnd(11)}${password.padEnd(15)}${who}`,
    ),
  ];
}
