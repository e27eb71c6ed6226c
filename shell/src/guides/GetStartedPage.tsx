import { useWalkthrough } from '@cuadra/shared/state';
import { useEffect, useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { useVisitor } from '../navigation/VisitorProvider.tsx';
import { getStarted } from './get-started.ts';
import { stepsFor } from './steps-for.ts';

/** `/get-started`: the address that starts the introduction, on the screen where it begins. */
export default function GetStartedPage() {
  const reader = useVisitor();
  const start = useWalkthrough((walkthrough) => walkthrough.start);
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    start(getStarted.id, stepsFor(reader, getStarted));
  }, [reader, start]);
  return <Navigate to="/" replace />;
}
