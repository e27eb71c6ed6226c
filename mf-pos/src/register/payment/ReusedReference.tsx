import { Checkbox, Notice } from '@cuadra/shared/ui';
import styled from 'styled-components';
import type { ReferenceCheck } from './use-reference-check.ts';

const Warning = styled(Notice)`
  margin-bottom: var(--s-3);
`;

/** Beside the button that charges: what is known of a reference, and the choice to take it all the same. */
export function ReusedReference({
  references: { warnings, isAccepted, accept },
  disabled,
}: {
  references: ReferenceCheck;
  /** The sale is on its way. */
  disabled: boolean;
}) {
  if (warnings.length === 0) return null;
  return (
    <Warning tone="warning" title={warnings.join(' ')}>
      Confirma con el cliente que es otro pago.
      <Checkbox
        label="Cobrar de todos modos"
        hint="Queda anotado en la venta."
        checked={isAccepted}
        disabled={disabled}
        onCheckedChange={accept}
        data-reuse
      />
    </Warning>
  );
}
