import { longDate, shortTime } from '@cuadra/shared/domain';
import { currentTime } from '../clock/clock.ts';
import { greeting } from '../mail/greeting.ts';
import type { Mailer } from '../mail/mailer.ts';
import { deviceOf } from './device-name.ts';

/** Whose account it is. */
interface Addressee {
  name: string;
  email: string;
}

const IF_IT_WAS_YOU = 'Si fuiste tú, no tienes que hacer nada.';
const WHAT_TO_DO =
  'Si no fuiste tú, entra en Cuadra, abre Mi cuenta, cambia tu contraseña y cierra todas tus sesiones.';

/**
 * Somebody signed in on a device that the account has not known.
 *
 * @param userAgent as the device calls itself
 */
export function mailNewDevice(
  mailer: Mailer,
  to: Addressee,
  userAgent: string | undefined,
  now = currentTime(),
): Promise<void> {
  return mailAccount(mailer, to, 'Entraron a tu cuenta de Cuadra desde otro equipo', [
    `${whenText(now)} alguien entró a tu cuenta desde un equipo nuevo: ${deviceOf(userAgent ?? null).name}.`,
    IF_IT_WAS_YOU,
    WHAT_TO_DO,
  ]);
}

/**
 * The password was changed by a code that went to this address.
 *
 * @param userAgent as the device calls itself
 */
export function mailPasswordReset(
  mailer: Mailer,
  to: Addressee,
  userAgent: string | undefined,
  now = currentTime(),
): Promise<void> {
  return mailAccount(mailer, to, 'Cambió la contraseña de tu cuenta de Cuadra', [
    `${whenText(now)} alguien cambió tu contraseña con un código enviado a este correo, desde ${deviceOf(userAgent ?? null).name}. Se cerraron todas las sesiones que tenías abiertas.`,
    IF_IT_WAS_YOU,
    'Si no fuiste tú, alguien lee tu correo: cambia primero la contraseña del correo, y después la de Cuadra con «¿Olvidaste tu contraseña?».',
  ]);
}

/** Many tries at the account's password failed within the hour. */
export function mailFailedLogins(mailer: Mailer, to: Addressee): Promise<void> {
  return mailAccount(mailer, to, 'Alguien está probando contraseñas en tu cuenta de Cuadra', [
    'En la última hora hubo muchos intentos de entrar a tu cuenta con una contraseña equivocada. Cada vez los hacemos esperar más; en los dispositivos donde ya has entrado no lo vas a notar.',
    'Si tu contraseña es corta o la usas en otro sitio, cámbiala en Mi cuenta por una larga que solo uses aquí.',
    'Te avisamos una vez al día como mucho.',
  ]);
}

/** Many codes of the second factor were wrong within the hour: who tries them knows the password. */
export function mailFailedCodes(mailer: Mailer, to: Addressee): Promise<void> {
  return mailAccount(mailer, to, 'Alguien sabe tu contraseña de Cuadra', [
    'En la última hora alguien escribió bien tu contraseña y muchas veces un código equivocado. Sin el código no entra.',
    'Si no eres tú, cambia tu contraseña ya por una que no uses en otro sitio.',
    'Te avisamos una vez al día como mucho.',
  ]);
}

/** The second factor was turned on or off. */
export function mailSecondFactor(
  mailer: Mailer,
  to: Addressee,
  is: 'on' | 'off',
  now = currentTime(),
): Promise<void> {
  const [subject, what] =
    is === 'on'
      ? [
          'Activaste la verificación en dos pasos de Cuadra',
          'se activó la verificación en dos pasos: cada vez que entres te pediremos un código de tu aplicación.',
        ]
      : [
          'Se quitó la verificación en dos pasos de Cuadra',
          'se quitó la verificación en dos pasos: para entrar basta tu contraseña.',
        ];
  return mailAccount(mailer, to, subject, [`${whenText(now)} ${what}`, IF_IT_WAS_YOU, WHAT_TO_DO]);
}

/** All that the company has was taken along, by its Propietario or by who has their session and password. */
export function mailCompanyExport(mailer: Mailer, to: Addressee, now = currentTime()): Promise<void> {
  return mailAccount(mailer, to, 'Descargaste los datos de tu empresa', [
    `${whenText(now)} se descargaron con tu cuenta todos los datos de tu empresa: ventas, productos, clientes y lo demás.`,
    IF_IT_WAS_YOU,
    WHAT_TO_DO,
  ]);
}

function mailAccount(
  mailer: Mailer,
  { name, email }: Addressee,
  subject: string,
  paragraphs: readonly string[],
): Promise<void> {
  return mailer.send({
    to: email,
    subject,
    text: `${[greeting(name), ...paragraphs].join('\n\n')}\n`,
  });
}

function whenText(now: Date): string {
  return `El ${longDate(now)} a las ${shortTime(now)}, hora de Caracas,`;
}
