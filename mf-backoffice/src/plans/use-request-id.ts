import { newId } from '@cuadra/shared/domain';
import { useRef } from 'react';

/**
 * An id for each request, by which the server does once what comes twice: the same for the same content, as after a lost answer,
 * and another one where something in it was changed since.
 */
export function useRequestId(): (content: unknown) => string {
  const last = useRef<{ content: string; id: string }>(undefined);
  return (wanted) => {
    const content = JSON.stringify(wanted);
    if (last.current?.content !== content) last.current = { content, id: newId() };
    return last.current.id;
  };
}
