import { greeting } from '../mail/greeting.ts';
import type { Mailer } from '../mail/mailer.ts';

/**
 * Somebody was added to the team, and has no password yet. The code for it they ask for themselves: it lives minutes, and a mail
 * may lie there for days.
 *
 * @param publicUrl where users reach Cuadra; undefined where nobody said
 */
export function mailTeamInvitation(
  mailer: Mailer,
  { name, username, email }: { name: string; username: string; email: string },
  publicUrl: string | undefined,
): Promise<void> {
  const where = publicUrl === undefined ? 'Abre Cuadra' : `Abre ${publicUrl}/forgot-password`;
  return mailer.send({
    to: email,
    subject: 'Ya eres parte del equipo de Cuadra',
    text: `${[
      greeting(name),
      `Te agregaron al equipo que lleva Cuadra. Tu usuario es ${username}, y todavía no tienes contraseña.`,
      `${where}, toca «¿Olvidaste tu contraseña?» y escribe tu usuario: te mandamos un código a este correo, y con él eliges tu contraseña.`,
      'Si no esperabas este correo, no hagas nada y avisa a quien lleva Cuadra.',
    ].join('\n\n')}\n`,
  });
}
