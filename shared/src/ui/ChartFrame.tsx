import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { Button } from './Button.tsx';
import { Card } from './Card.tsx';
import { EmptyState } from './EmptyState.tsx';
import { Skeleton } from './Skeleton.tsx';

export interface ChartLegend {
  label: string;
  /** A CSS colour, the same as the chart draws it with: `var(--brand)`. */
  color: string;
}

export interface ChartFrameProps {
  title: string;
  /** One muted line below the title: which days. */
  subtitle?: ReactNode;
  legend?: readonly ChartLegend[];
  /** At the right of the title. */
  actions?: ReactNode;
  /** The chart. It is a picture: who cannot see it reads `table`. */
  children: ReactNode;
  /** The same figures as a table, a press away, and always there for screen readers. */
  table: ReactNode;
  /** Pixels of the chart, kept while it loads so that nothing moves. 240 by default. */
  height?: number;
  state?: 'ready' | 'loading' | 'empty' | 'error';
  /** What to say when there is nothing: «No hubo ventas en estos días». */
  empty?: string;
  /** What went wrong. */
  error?: string | undefined;
  onRetry?: () => void;
}

const Head = styled.header`
  display: flex;
  align-items: start;
  gap: var(--s-2) var(--s-4);
  margin-bottom: var(--s-3);
  & > div:first-child {
    flex: 1;
    min-width: 0;
  }
  /* A ghost of a button: its words, not its edge, stand on the edge of the sheet. */
  & > button:last-child {
    margin: -5px -10px -5px 0;
  }
  h2 {
    font-size: var(--t-md);
  }
`;

const Subtitle = styled.div`
  font-size: var(--t-sm);
  color: var(--ink-3);
`;

const Keys = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 2px var(--s-4);
  margin-bottom: var(--s-2);
  font-size: var(--t-xs);
  color: var(--ink-2);
  li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  i {
    width: 10px;
    height: 10px;
    border-radius: 3px;
  }
`;

const Area = styled.div<{ $height: number }>`
  position: relative;
  min-height: ${({ $height }) => $height}px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
`;

/** Out of sight and not out of reach: what a screen reader reads instead of the picture. */
const Aside = styled.div<{ $shown: boolean; $height: number }>`
  ${({ $shown, $height }) =>
    $shown
      ? `max-height: ${$height}px; overflow: auto; align-self: start;`
      : 'position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);'}
`;

/** What surrounds a chart: its title, its legend, what to say when there is none, and its figures as a table. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, subtitle, legend, actions, state = 'ready', height = 240 } = props;
  const [asTable, setAsTable] = useState(false);
  const id = useId();
  return (
    <Card $pad aria-labelledby={id} aria-busy={state === 'loading'}>
      <Head>
        <div>
          <h2 id={id}>{title}</h2>
          {subtitle && <Subtitle>{subtitle}</Subtitle>}
        </div>
        {actions}
        {(state === 'ready' || state === 'loading') && (
          // Its room is kept while the figures are on their way: the lines beside it break where they will break then.
          <Button
            size="sm"
            variant="ghost"
            onClick={() => setAsTable(!asTable)}
            {...(state === 'loading' && { style: { visibility: 'hidden' } })}
          >
            {asTable ? 'Ver gráfico' : 'Ver como tabla'}
          </Button>
        )}
      </Head>
      {legend && state === 'ready' && !asTable && (
        <Keys aria-label="Leyenda">
          {legend.map(({ label, color }) => (
            <li key={label}>
              <i style={{ background: color }} />
              {label}
            </li>
          ))}
        </Keys>
      )}
      <Area $height={height}>
        {state === 'ready' ? (
          <>
            {!asTable && <div aria-hidden>{props.children}</div>}
            <Aside
              $shown={asTable}
              $height={height}
              {...(asTable && { tabIndex: 0, role: 'region' })}
              aria-label={asTable ? title : undefined}
            >
              {props.table}
            </Aside>
          </>
        ) : (
          <Instead {...props} state={state} height={height} />
        )}
      </Area>
    </Card>
  );
}

function Instead({ state, height = 240, empty, error, onRetry }: ChartFrameProps) {
  if (state === 'loading') return <Skeleton height={height} radius="var(--r-2)" />;
  if (state === 'empty')
    return <EmptyState level={3} icon="chart" title={empty ?? 'No hay nada que mostrar en estos días'} />;
  return (
    <EmptyState
      level={3}
      icon="error"
      tone="bad"
      title="No pudimos cargar estas cifras"
      action={
        onRetry && (
          <Button icon="refresh" onClick={onRetry}>
            Reintentar
          </Button>
        )
      }
    >
      {error}
    </EmptyState>
  );
}
