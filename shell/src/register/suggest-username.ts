/** A username out of a mail address, `María.Pérez+x@…` → `maria.perez`; empty when nothing of it will do. */
export function suggestUsername(email: string): string {
  const [local = '', domain] = email.trim().split('@');
  if (!domain) return '';
  const name = local
    .split('+', 1)
    .join('')
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9._-]/g, '')
    .replace(/^[._-]+/, '')
    .slice(0, 40);
  return name.length >= 3 ? name : '';
}
