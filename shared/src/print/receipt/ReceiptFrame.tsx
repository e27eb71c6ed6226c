import styled from 'styled-components';
import { type PaperWidth, ReceiptPaper } from './ReceiptPaper.tsx';
import type { Receipt } from './rows.ts';

const Frame = styled.div`
  border: 1px solid var(--line);
  border-radius: var(--r-1);
  background: #fff;
  overflow: hidden;
  /* Here the paper is as wide as its frame; on the printer, as the roll. */
  & > article {
    width: 100%;
    padding: var(--s-4);
  }
`;

/** A receipt on the screen, before it is printed. */
export function ReceiptFrame({ receipt, width }: { receipt: Receipt; width: PaperWidth }) {
  return (
    <Frame>
      <ReceiptPaper receipt={receipt} width={width} />
    </Frame>
  );
}
