import { Component, type ReactNode } from 'react';

export interface RemoteBoundaryProps {
  children: ReactNode;
  /** Shown until `onError` has found out what it was. */
  fallback: ReactNode;
  /** Told once of what was thrown while rendering. */
  onError: (error: unknown) => void;
}

/** Keeps what a loaded module throws while rendering, or a chunk that it loads later, inside its own place. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
