import type { ModuleGuides, RemoteDescriptor } from '@cuadra/shared/contract';

/** What a module says of itself, which nobody else has to know. */
export interface Claim {
  kind: 'name' | 'path' | 'drawer' | 'text';
  value: string;
}

/** What is a module's alone of what its descriptor and its guides say, and of the name of its folder. */
export function claimsOf(folder: string, descriptor: RemoteDescriptor, guides?: ModuleGuides): Claim[] {
  const { name, routes, drawers, nav, tiles, companyMenu = [] } = descriptor;
  const entries = [...nav, ...tiles, ...companyMenu];
  const steps = [...(guides?.introduction ?? []), ...(guides?.guides.flatMap((guide) => guide.steps) ?? [])];
  return [
    ...asClaims('name', [folder, name]),
    ...asClaims(
      'path',
      routes.map(({ path }) => path),
    ),
    ...asClaims(
      'drawer',
      drawers.map(({ id }) => id),
    ),
    ...asClaims('text', [
      ...[...routes, ...drawers, ...(guides?.sections ?? [])].map(({ title }) => title),
      ...entries.map(({ label }) => label),
      ...[...tiles, ...(guides?.sections ?? [])].flatMap(({ description }) => description ?? []),
      ...steps.map(({ text }) => text),
    ]),
  ];
}

function asClaims(kind: Claim['kind'], values: readonly string[]): Claim[] {
  return values.map((value) => ({ kind, value }));
}
