import type { DisplayShop, DisplaySnapshot } from '@cuadra/shared/contract';
import styled from 'styled-components';
import { PayingPart } from './PayingPart.tsx';
import type { ReadPicture } from './read-picture.ts';
import { SoldLines } from './SoldLines.tsx';
import { Logo, STACKED } from './screen-style.ts';
import { TotalPart } from './TotalPart.tsx';

const Two = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1.45fr) minmax(0, 1fr);
  min-height: 0;
  ${STACKED} {
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
  }
`;

const Bought = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  background: var(--surface);
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: calc(var(--u) * 0.8);
  padding: calc(var(--u) * 0.8) calc(var(--u) * 1.4);
  border-bottom: 1px solid var(--line);
  font-size: calc(var(--u) * 1.3);
  font-weight: 600;
  img {
    width: calc(var(--u) * 3);
    height: calc(var(--u) * 3);
  }
`;

const Side = styled.div<{ $isPaying: boolean }>`
  display: flex;
  flex-direction: column;
  gap: calc(var(--u) * 1.2);
  min-width: 0;
  min-height: 0;
  overflow: auto;
  padding: calc(var(--u) * 1.6);
  border-inline-start: 1px solid var(--line);
  ${STACKED} {
    gap: var(--u);
    max-height: ${({ $isPaying }) => ($isPaying ? '78dvh' : '50dvh')};
    padding: var(--u) calc(var(--u) * 1.2);
    border-inline-start: 0;
    border-block-start: 1px solid var(--line);
  }
`;

interface SaleViewProps {
  snapshot: DisplaySnapshot;
  shop: DisplayShop | null;
  readPicture: ReadPicture;
}

/** What is being bought on one side; on the other what it comes to and how it is paid. */
export function SaleView({ snapshot, shop, readPicture }: SaleViewProps) {
  const isPaying = snapshot.stage === 'paying';
  return (
    <Two>
      <Bought>
        <Head>
          {shop?.logo && <Logo src={shop.logo} alt="" />}
          <h1>{shop?.name || 'Tu compra'}</h1>
        </Head>
        <SoldLines snapshot={snapshot} readPicture={readPicture} />
      </Bought>
      <Side $isPaying={isPaying} role="status">
        <TotalPart snapshot={snapshot} />
        {isPaying && <PayingPart snapshot={snapshot} />}
      </Side>
    </Two>
  );
}
