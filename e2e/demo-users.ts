/** The users of the demonstration company who can log in (docs/contract.md#the-demonstration-company). */
export const PASSWORDS = {
  demo: 'demo1234',
  cajero: 'cajero1234',
  root: 'root1234',
  inspector: 'inspector1234',
} as const;
export type DemoUser = keyof typeof PASSWORDS;
