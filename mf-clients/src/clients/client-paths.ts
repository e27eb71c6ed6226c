export function clientPath(id: string): string {
  return `/clients/${id}`;
}
