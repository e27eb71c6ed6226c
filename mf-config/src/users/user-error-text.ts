import { ApiError, errorText } from '@cuadra/shared/client';

/** What the API says of a user that concerns no field of a form. */
const SENTENCES: Readonly<Record<string, string>> = {
  'id own-user': 'No puedes eliminarte a ti mismo.',
  'id last-owner': 'Es el último Propietario: la empresa no puede quedarse sin uno. Nombra a otro antes.',
  'id exceeds-own': 'Esta persona puede hacer más que tú, así que no la puedes cambiar.',
  'id already-used':
    'Este usuario ya se guardó en un intento anterior, con otros datos. Búscalo en la lista antes de crearlo de nuevo.',
  'is_active own-user': 'No puedes desactivarte a ti mismo.',
  'is_active last-owner':
    'Es el último Propietario: la empresa no puede quedarse sin uno. Nombra a otro antes.',
  'role_id last-owner':
    'Es el último Propietario: la empresa no puede quedarse sin uno. Nombra a otro antes.',
  'password own-user': 'Tu contraseña la cambias en Mi cuenta, con la que usas ahora.',
};

/** A sentence for anything that a call about a user was refused with. */
export function userErrorText(error: unknown): string {
  const reasons = error instanceof ApiError ? Object.entries(error.fields) : [];
  const said = reasons.map(([field, reason]) => SENTENCES[`${field} ${reason}`]).find(Boolean);
  return said ?? errorText(error);
}
