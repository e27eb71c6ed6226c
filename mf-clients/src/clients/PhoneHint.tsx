import { phoneKey } from '@cuadra/shared/domain';
import { Text } from '@cuadra/shared/ui';

/** Beside a way to write by WhatsApp: that it will ask to whom, where the phone is missing or none that can be called. */
export function PhoneHint({ phone }: { phone: string | null }) {
  if (phoneKey(phone ?? '') !== '') return null;
  return (
    <Text $tone="quiet" $size="sm">
      {phone
        ? `Con «${phone}» no se puede escribir por WhatsApp: te pedirá a quién enviarlo.`
        : 'No tienes su teléfono: WhatsApp te pedirá a quién enviarlo.'}
    </Text>
  );
}
