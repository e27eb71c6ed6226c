import styled, { keyframes } from 'styled-components';

const slide = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(350%); }
`;

const Box = styled.div`
  display: grid;
  gap: var(--s-2);
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

export interface ProgressProps {
  /** What is under way, for everybody. */
  text: string;
  /** How much of it is done, 0 to 1; undefined where nobody knows. */
  share?: number | undefined;
}

/** A bar for what takes some seconds. */
export function Progress({ text, share }: ProgressProps) {
  const isKnown = share !== undefined;
  return (
    <Box>
      <Track
        role="progressbar"
        aria-label={text}
        aria-valuemin={0}
        aria-valuemax={100}
        {...(isKnown && { 'aria-valuenow': Math.round(share * 100) })}
      >
        <Bar $unknown={!isKnown} style={{ width: isKnown ? `${Math.max(4, share * 100)}%` : '40%' }} />
      </Track>
      <div role="status">{text}</div>
    </Box>
  );
}
