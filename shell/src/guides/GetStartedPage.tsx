import { GET_STARTED, useWalkthrough } from '@cuadra/shared/state';
import { useEffect, useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { useVisitor } from '../navigation/use-visitor.ts';
import { introductionFor } from './introduction.ts';

/** `/get-started`: the address that starts the introduction, on the screen where it begins. */
export default function GetStartedPage() {
  const reader = useVisitor();
  const start = useWalkthrough((walkthrough) => walkthrough.start);
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void introductionFor(reader).then((steps) => start(GET_STARTED, steps));
  }, [reader, start]);
  return <Navigate to="/" replace />;
}
