import styled from 'styled-components';

const Track = styled.div`
  height: 8px;
  border-radius: 999px;
  background: var(--sunken);
  overflow: hidden;
`;

const Bar = styled.div`
  height: 100%;
  border-radius: 999px;
  background: var(--brand);
  transition: width var(--slow);
`;

/** How much of the work is done: 0 to 1, and the same in words. */
export function Progress({ share, text }: { share: number; text: string }) {
  const percent = Math.round(Math.min(share, 1) * 100);
  return (
    <>
      <Track
        role="progressbar"
        aria-label={text}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <Bar style={{ width: `${Math.max(4, percent)}%` }} />
      </Track>
      <div role="status">{text}</div>
    </>
  );
}
