/** Letters of a plan's id, of which the database makes another where one is taken. */
const MOST = 40;

/** What a plan is called in the data: `Tienda Más` → `tienda-mas`. It is never changed, whatever the plan is called later. */
export function planId(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, MOST)
    .replace(/-+$/, '');
  return plain || 'plan';
}
