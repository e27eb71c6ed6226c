import { Component, type ReactNode } from 'react';
import styled from 'styled-components';
import { retryFailedLoads } from '../remote/index.ts';
import { Button } from './Button.tsx';

const Box = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--s-3);
  color: var(--ink-2);
`;

export interface PartBoundaryProps {
  /** What did not come, with its article: «la gráfica». */
  what: string;
  /** Pixels that it would have taken. */
  height?: number;
  children: ReactNode;
}

/** Keeps a part that could not be loaded, or broke, inside its own place, with a way to try again. */
export class PartBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  readonly #retry = () => {
    retryFailedLoads();
    this.setState({ failed: false });
  };

  override render(): ReactNode {
    const { what, height, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <Box role="alert" style={{ minHeight: height }}>
        No pudimos mostrar {what}.
        <Button icon="refresh" size="sm" onClick={this.#retry}>
          Reintentar
        </Button>
      </Box>
    );
  }
}
