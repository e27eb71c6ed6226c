import { formatQuantity } from '@cuadra/shared/domain';
import styled, { keyframes } from 'styled-components';

const slide = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(350%); }
`;

const Box = styled.div`
  display: grid;
  gap: var(--s-3);
  padding-block: var(--s-5);
`;

const Track = styled.div`
  height: 8px;
  border-radius: 999px;
  background: var(--sunken);
  overflow: hidden;
`;

const Bar = styled.div<{ $unknown: boolean }>`
  height: 100%;
  border-radius: 999px;
  background: var(--brand);
  transition: width var(--slow);
  animation: ${({ $unknown }) => ($unknown ? slide : 'none')} 1.4s ease-in-out infinite;
`;

/** How much has gone out; once all has, the server works and nobody knows for how long. */
export function SendingStep({ count, share }: { count: number; share: number }) {
  const isSent = share >= 1;
  const text = isSent ? `Guardando ${formatQuantity(count)} productos…` : 'Enviando el archivo…';
  return (
    <Box>
      <Track
        role="progressbar"
        aria-label={text}
        aria-valuemin={0}
        aria-valuemax={100}
        {...(!isSent && { 'aria-valuenow': Math.round(share * 100) })}
      >
        <Bar $unknown={isSent} style={{ width: isSent ? '40%' : `${Math.max(4, share * 100)}%` }} />
      </Track>
      <div role="status">{text}</div>
      <p className="muted">No cierres esta ventana; tarda unos segundos.</p>
    </Box>
  );
}
