import { ApiError } from './api-error.ts';

/** What each error means to a person, and what to do about it. The one place for these sentences. */
const SENTENCES = new Map(
  Object.entries({
    ERROR_NETWORK: 'No pudimos conectar con el servidor. Revisa tu conexión e intenta de nuevo.',
    ERROR_TIMEOUT: 'El servidor tardó demasiado en responder. Intenta de nuevo.',
    ERROR_VALIDATION: 'Hay datos que corregir. Revisa los campos marcados.',
    // Read by who has signed in again since: until then the login stands before it.
    ERROR_SESSION_NOT_FOUND: 'Esto quedó sin hacer porque tu sesión había terminado. Inténtalo otra vez.',
    ERROR_INVALID_SESSION: 'Esto quedó sin hacer porque tu sesión había terminado. Inténtalo otra vez.',
    ERROR_WITHOUT_COMPANY: 'Tu usuario no pertenece a ninguna empresa. Pide al propietario que te agregue.',
    ERROR_INVALID_CREDENTIALS:
      'Usuario o contraseña incorrectos. Revísalos; si olvidaste la contraseña, quien lleva la empresa te pone otra.',
    ERROR_USER_NOT_VERIFIED:
      'Falta confirmar tu correo. Busca el código de 6 dígitos que te enviamos y confírmalo.',
    ERROR_USER_INACTIVE: 'Tu usuario está desactivado. Pide a quien lleva la empresa que lo active.',
    ERROR_SECOND_FACTOR: 'Falta el código de tu aplicación. Entra otra vez y escríbelo.',
    ERROR_SECOND_FACTOR_DEMANDED: 'Activa primero la verificación en dos pasos.',
    ERROR_MIDDLEWARE_NEED_PERMISSIONS: 'No tiene los permisos necesarios para realizar esta acción.',
    ERROR_EXPIRED_SUBSCRIPTION: 'Recarga tu saldo para seguir disfrutando de la plataforma.',
    ERROR_NOT_FOUND: 'No encontramos lo que buscas. Puede que alguien lo haya borrado; actualiza la lista.',
    ERROR_CONFLICT: 'Alguien lo cambió antes que tú. Actualiza y vuelve a intentarlo.',
    ERROR_EDITED: 'Alguien lo cambió mientras lo editabas. Ábrelo otra vez para ver cómo quedó.',
    ERROR_STOCK: 'No hay existencia suficiente. Baja la cantidad o ajusta el inventario.',
    ERROR_RATE_CHANGED: 'La tasa cambió mientras vendías. Revisa el nuevo total y cobra otra vez.',
    ERROR_CREDIT_LIMIT: 'El cliente pasaría su límite de crédito. Cobra una parte ahora o sube su límite.',
    ERROR_CREDIT_USED: 'El cliente ya no tiene ese saldo a favor. Revisa los pagos y confirma otra vez.',
    ERROR_OVERPAID: 'Lo pagado pasa por mucho el total. Revisa los montos y confirma otra vez.',
    ERROR_ROLE_IN_USE:
      'No puedes eliminar un rol mientras está siendo utilizado por algún usuario, cambia el rol del usuario antes.',
    ERROR_RATE_JUMP: 'Esta tasa está muy lejos de la última. Revísala y confirma que es la que quieres.',
    ERROR_PAYMENT_METHOD_IN_USE:
      'No se puede eliminar este método de pago porque está siendo utilizado en los pagos de algunas ventas.',
    ERROR_PAYLOAD_TOO_LARGE: 'El archivo es demasiado grande. Divídelo en partes más pequeñas.',
    ERROR_UNSUPPORTED_MEDIA_TYPE: 'Este tipo de archivo no se puede leer. Guárdalo como CSV en UTF-8.',
    ERROR_TOO_MANY_REQUESTS: 'Demasiados intentos seguidos. Espera un minuto y vuelve a intentarlo.',
    ERROR_BUSY: 'Hay varios reportes o archivos en marcha. Espera un momento y vuelve a intentar.',
    ERROR_INTERNAL: 'Algo falló de nuestro lado. Intenta de nuevo; si sigue, escríbenos por Soporte.',
    ERROR_UNAVAILABLE: 'El servicio no está disponible en este momento. Intenta de nuevo en un minuto.',
  }),
);

const FALLBACK = 'No pudimos completar la acción. Intenta de nuevo; si sigue, escríbenos por Soporte.';

/** A plain sentence for anything that was thrown; it says what to do. */
export function errorText(error: unknown): string {
  if (error instanceof ApiError && error.code === 'ERROR_COMPANY_SUSPENDED')
    return suspensionText(error.details);
  return (error instanceof ApiError && SENTENCES.get(error.code)) || FALLBACK;
}

/** Why a company is suspended, in the words of who did it. */
function suspensionText({ reason }: ApiError['details']): string {
  return `Cuadra suspendió tu empresa: «${String(reason)}». Escríbenos por Soporte.`;
}

/** Reasons the contract's schemas give for a field. */
const REASONS = new Map(
  Object.entries({
    required: 'Este dato hace falta.',
    'too-short': 'Es demasiado corto.',
    'too-long': 'Es demasiado largo.',
    'already-used': 'Ya está en uso. Elige otro.',
    'not-plain-text': 'Tiene caracteres que no se pueden imprimir.',
    'not-a-decimal': 'Escribe un número, por ejemplo 1.234,56.',
    'not-a-number': 'Escribe un número, por ejemplo 1.234,56.',
    'must-be-positive': 'Debe ser mayor que cero.',
    'must-not-be-negative': 'No puede ser menor que cero.',
    'not-a-barcode': 'No es un código de barras.',
    'not-a-currency': 'No es una moneda que conozcamos.',
    'not-a-client-id': 'No es un cliente de esta empresa.',
    'not-a-username': 'Usa de 3 a 40 letras minúsculas, números, puntos o guiones.',
    'not-an-email': 'No es un correo válido.',
    'not-a-code': 'El código tiene 6 dígitos.',
    'not-a-day': 'Escribe un día que exista, como 24/11/2026.',
    'not-a-colour': 'Elige un color.',
  }),
);

/** A sentence for a field's reason, `already-used` → «Ya está en uso. Elige otro.». */
export function fieldText(reason: string): string {
  return REASONS.get(reason) ?? 'Revisa este dato.';
}
