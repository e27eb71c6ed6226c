import styled from 'styled-components';
import { Money, type StatProps } from '../../ui/index.ts';

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 28px;
  margin: 12px 0;
  break-inside: avoid;
  dt {
    font-size: 10px;
  }
  dd {
    margin: 0;
    font-weight: 700;
  }
`;

/** Figures beside each other, on paper. */
export function PrintedFigures({ stats }: { stats: readonly Pick<StatProps, 'label' | 'value'>[] }) {
  return (
    <Figures>
      {stats.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{typeof value === 'object' ? <Money {...value} /> : (value ?? '—')}</dd>
        </div>
      ))}
    </Figures>
  );
}
