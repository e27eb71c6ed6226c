import { exact } from '@cuadra/shared/domain';
import { type ChartPoint, Money } from '@cuadra/shared/ui';
import styled from 'styled-components';

const List = styled.ol`
  container-type: inline-size;
  display: grid;
  gap: 8px;
  align-content: start;
  font-variant-numeric: tabular-nums;
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 240px) minmax(0, 1fr) minmax(150px, auto);
  gap: 4px var(--s-4);
  align-items: center;
  min-height: 26px;
  & > span:first-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > :nth-child(3) {
    justify-self: end;
  }
  @container (max-width: 620px) {
    grid-template-columns: minmax(0, 1fr) auto;
    & > :nth-child(2) {
      order: 3;
      grid-column: 1 / -1;
    }
  }
`;

const Track = styled.span`
  height: 10px;
  border-radius: 4px;
  background: var(--sunken);
  overflow: hidden;
`;

const Share = styled.span`
  display: block;
  height: 100%;
  border-radius: 4px;
`;

/** Which are the greatest, and by how much: a bar each, the first one as wide as there is room. */
export function RankChart({ points, color }: { points: readonly ChartPoint[]; color: string }) {
  const most = points.reduce((top, { amounts: [money] }) => {
    const amount = exact(money?.amount ?? 0);
    return amount.gt(top) ? amount : top;
  }, exact(0));
  return (
    <List>
      {points.map(({ key, name, amounts: [money] }) => {
        const share = money && most.gt(0) ? exact(money.amount).div(most).toNumber() : 0;
        return (
          <Line key={key}>
            <span>{name}</span>
            <Track>
              <Share style={{ width: `${Math.max(0, share) * 100}%`, background: color }} />
            </Track>
            {money && <Money {...money} size="sm" layout="line" align="end" />}
          </Line>
        );
      })}
    </List>
  );
}
