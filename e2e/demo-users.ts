/** Who may log in to the demonstration company (docs/contract.md#the-demonstration-company). */
export const PASSWORDS = {
  demo: 'demo1234',
  cajero: 'cajero1234',
  root: 'root1234',
  inspector: 'inspector1234',
} as const;
export type DemoUser = keyof typeof PASSWORDS;
