import { HoldHours, type ReleaseLogLine } from '@cuadra/shared/contract';
import { hoursText } from './hold-values.ts';
import { companies, FAILURE_NAMES, percent } from './names.ts';

type Kind = keyof typeof FAILURE_NAMES;

/** A line of the log as a person reads it. */
export function logText({ what, version, details, companies: named }: ReleaseLogLine): string {
  const who = named[0]?.name ?? 'Una empresa';
  const before = typeof details.before === 'string' ? details.before : undefined;
  switch (what) {
    case 'published':
      return `Publicó ${version}`;
    case 'activated':
      return `Activó ${version}${before ? `, en lugar de ${before}` : ''}`;
    case 'rolled-back':
      return `Volvió a ${version}${before ? `, desde ${before}` : ''}`;
    case 'canary':
      return version === null ? 'Quitó el canario' : `Dio ${version} a ${canaryText(details)}`;
    case 'pinned':
      return `Fijó ${version} a ${who}`;
    case 'unpinned':
      return `${who} recibe lo que las demás`;
    case 'taken-out':
      return `Retiró ${version}: ${failureText(details)}`;
    case 'failing':
      return `${version} falla solo en ${named.map(({ name }) => name).join(', ') || 'pocas empresas'}: ${failureText(details)}`;
    case 'removed':
      return `Quitó ${version}, que nadie recibía`;
    case 'token-made':
      return `Hizo el token «${textOf(details.label)}»`;
    case 'token-revoked':
      return `Anuló el token «${textOf(details.label)}»`;
    case 'address':
      return typeof details.address === 'string'
        ? `Los avisos van a ${details.address}`
        : 'Ya no se avisa a nadie';
    case 'key-rotated':
      return 'Cambió la clave que firma el registro';
    case 'preview-given':
      return `Dio la vista previa a ${textOf(details.username)}, de ${who}`;
    case 'preview-ended':
      return `Quitó la vista previa a ${textOf(details.username)}, de ${who}`;
    case 'held':
      return `${who} no cambia de versión en su horario${hoursOf(details)}`;
    case 'not-held':
      return `${who} cambia de versión a cualquier hora`;
  }
}

function hoursOf({ days, opens, closes }: ReleaseLogLine['details']): string {
  const hours = HoldHours.safeParse({ days, opens, closes });
  return hours.success ? `: ${hoursText(hours.data)}` : '';
}

function canaryText({ share, companies: named }: ReleaseLogLine['details']): string {
  const parts = [
    ...(typeof share === 'number' && share > 0 ? [`${percent(share, 0)} de las empresas`] : []),
    ...(Array.isArray(named) && named.length > 0 ? [companies(named.length)] : []),
  ];
  return parts.join(' y ');
}

/** Why a version was taken out: `falló en 24 de 24 navegadores de 4 empresas (error de su código)`. */
function failureText(details: ReleaseLogLine['details']): string {
  const { loads, failed, failed_companies: shops, kind } = details;
  const reason = typeof kind === 'string' && kind in FAILURE_NAMES ? ` (${FAILURE_NAMES[kind as Kind]})` : '';
  return `falló en ${Number(failed)} de ${Number(loads)} navegadores, en ${companies(Number(shops))}${reason}`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
