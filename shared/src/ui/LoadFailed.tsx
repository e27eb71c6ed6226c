import { useState } from 'react';
import { errorText } from '../client/index.ts';
import { Button } from './Button.tsx';
import { EmptyState, type EmptyStateProps } from './EmptyState.tsx';

export interface LoadFailedProps extends Pick<EmptyStateProps, 'title' | 'level'> {
  /** What it failed with. */
  error: unknown;
  /** Tries again; the button says that it is under way until that is over. */
  onRetry: () => unknown;
}

/** In place of what could not be loaded: what happened, and how to try again. */
export function LoadFailed({ title, level, error, onRetry }: LoadFailedProps) {
  const [isRetrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    try {
      await onRetry();
    } finally {
      setRetrying(false);
    }
  };
  return (
    <EmptyState
      icon="error"
      tone="bad"
      title={title}
      {...(level && { level })}
      action={
        <Button icon="refresh" loading={isRetrying} onClick={() => void retry()}>
          Reintentar
        </Button>
      }
    >
      {errorText(error)}
    </EmptyState>
  );
}
