import { fieldText } from '@cuadra/shared/client';

/** What is wrong with a field, where the general sentence would say too little. */
const SENTENCES = new Map(
  Object.entries({
    'name required': 'Escribe tu nombre y apellido.',
    'username not-a-username':
      'De 3 a 40 letras o números, sin espacios; también valen punto, guion y guion bajo.',
    'username already-used': 'Alguien ya usa este usuario. Prueba con otro.',
    'email already-used': 'Ya hay una cuenta con este correo. Si es tuya, inicia sesión.',
    'email not-an-email': 'Escribe un correo completo, como maria@ejemplo.com.',
    'password too-common':
      'Es de las que se prueban primero. Elige una que solo tú conozcas, como tres o cuatro palabras.',
    'password too-short': 'Usa 8 caracteres o más.',
    'password lost': 'Por seguridad no la guardamos. Escríbela otra vez.',
    'identification not-an-identification': 'La cédula tiene de 5 a 8 dígitos; el RIF, nueve.',
    'company_name required': 'Escribe el nombre de tu negocio.',
    'company_identification not-an-identification': 'El RIF tiene nueve dígitos, como J-07013380-5.',
    'plan unknown-plan': 'Este plan ya no se ofrece. Elige otro.',
    'code wrong': 'Ese no es el código. Revísalo e intenta de nuevo.',
    'code expired': 'Este código ya no sirve: venció o se acabaron los intentos. Pide otro.',
    'code used-up': 'Se acabaron los intentos con este código. Pide otro.',
  }),
);

/** A sentence for what is wrong with a field. @param reason as the contract or the API gives it */
export function registrationFieldError(field: string, reason: string): string {
  return SENTENCES.get(`${field} ${reason}`) ?? fieldText(reason);
}
