import type { PlatformKind, TeamMember } from '@cuadra/shared/contract';
import { counted } from '@cuadra/shared/domain';
import type { BadgeTone } from '@cuadra/shared/ui';

export const KIND_NAMES: Readonly<Record<PlatformKind, string>> = {
  super_user: 'Super usuario',
  inspector: 'Inspector',
};

/** How somebody of the team stands. */
export function memberState({ is_active, has_password }: Pick<TeamMember, 'is_active' | 'has_password'>): {
  name: string;
  tone: BadgeTone;
} {
  if (!is_active) return { name: 'Desactivado', tone: 'neutral' };
  return has_password ? { name: 'Activo', tone: 'ok' } : { name: 'Sin contraseña', tone: 'gold' };
}

/** `2 sesiones abiertas`, `Sin sesiones abiertas`. */
export function sessionsText(count: number): string {
  return count === 0 ? 'Sin sesiones abiertas' : counted(count, 'sesión abierta', 'sesiones abiertas');
}
