import { PHONE } from '@cuadra/shared/ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

const Both = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  label {
    font-size: var(--t-sm);
    color: var(--ink-2);
  }
  ${PHONE} {
    display: grid;
    flex: 1;
    min-width: 0;
  }
`;

/** A small control with its label beside it, above it on a phone: «Desde», «Hasta». @param children gets the control's id */
export function SideLabel({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <Both>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </Both>
  );
}
