import { Button, EmptyState } from '@cuadra/shared/ui';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { WholeWindow } from '../ui/centered.ts';

/** The last net: a screen that says what happened instead of a blank one. Remotes have nets of their own. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <WholeWindow role="alert">
        <EmptyState
          level={1}
          icon="alert"
          tone="bad"
          title="Algo se rompió en esta página"
          action={
            <Button variant="primary" icon="refresh" onClick={() => location.reload()}>
              Recargar
            </Button>
          }
        >
          Lo que ya guardaste está a salvo. Recarga para seguir; si vuelve a pasar, escríbenos por Soporte.
        </EmptyState>
      </WholeWindow>
    );
  }
}
