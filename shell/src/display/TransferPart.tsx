import type { DisplayTransfer } from '@cuadra/shared/contract';
import { useCodes } from '@cuadra/shared/print';
import { CopyButton } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { transferFacts, transferMessage } from './transfer-text.ts';

const Part = styled.section`
  display: grid;
  gap: calc(var(--u) * 0.8);
  h2 {
    font-size: calc(var(--u) * 1.4);
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: calc(var(--u) * 0.5);
  dt {
    color: var(--ink-2);
  }
  dd {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--u);
  }
  dd > span:first-child {
    font-size: calc(var(--u) * 1.3);
    font-weight: 600;
  }
`;

const Code = styled.img`
  display: block;
  justify-self: center;
  width: min(100%, calc(var(--u) * 13));
  aspect-ratio: 1;
  border-radius: var(--r-2);
  /* White whatever the theme is: a telephone reads dark on light. */
  background: #fff;
`;

/** To whom a Pago Móvil goes and how much: as a code for a phone in front of the screen, and one touch each on the phone itself. */
export function TransferPart({ transfer }: { transfer: DisplayTransfer }) {
  const { draw } = useCodes();
  const code = draw?.(transferMessage(transfer), 'qr');
  return (
    <Part aria-label={transfer.name}>
      <h2>{transfer.name}</h2>
      <Facts>
        {transferFacts(transfer).map(({ name, shown, copied }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span>{shown}</span>
              <CopyButton size="md" text={copied} aria-label={`Copiar ${name.toLowerCase()}`} />
            </dd>
          </div>
        ))}
      </Facts>
      {code && <Code src={code.url} alt="Los datos del pago como código QR" />}
    </Part>
  );
}
