import { Card, Page, Skeleton } from '@cuadra/shared/first';
import styled from 'styled-components';

const Shape = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: 46px;
  padding-inline: var(--s-4);
  & + & {
    border-top: 1px solid var(--line);
  }
`;

const LINES = ['38%', '26%', '44%', '31%', '40%', '23%', '35%'];

/** The shape of a screen that is on its way: a heading, a row of controls, a list. */
export function PageShape() {
  return (
    <Page aria-busy>
      <Shape>
        <Skeleton width={220} height={32} />
        <Skeleton width="min(360px, 100%)" height={38} radius="var(--r-2)" />
        <Card as="div">
          {LINES.map((width) => (
            <Line key={width}>
              <Skeleton width={width} height={14} />
              <Skeleton width={72} height={14} />
            </Line>
          ))}
        </Card>
      </Shape>
    </Page>
  );
}
