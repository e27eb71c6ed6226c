import { Card, Page, PHONE, Skeleton } from '@cuadra/shared/ui';
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

const Cards = styled(Shape)`
  grid-template-columns: repeat(auto-fit, minmax(196px, 1fr));
  margin-top: 11px;
  ${PHONE} {
    grid-template-columns: 1fr 1fr;
    gap: var(--s-3);
    margin-top: 67px;
    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const Sheets = styled(Shape)`
  grid-template-columns: minmax(0, 1fr) minmax(280px, 320px);
  align-items: start;
  @media (max-width: 1080px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const FIGURES = ['a', 'b', 'c', 'd', 'e'];

/** The shape of Resumen: a heading, five figures, a chart with the day beside it. */
export function HomeShape() {
  return (
    <Page aria-busy>
      <Shape>
        <Skeleton width={240} height={32} />
        <Cards>
          {FIGURES.map((key) => (
            <Card key={key} as="div" style={{ height: 134 }} />
          ))}
        </Cards>
        <Sheets>
          <Card as="div" style={{ height: 326 }} />
          <Card as="div" style={{ height: 192 }} />
        </Sheets>
      </Shape>
    </Page>
  );
}

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
