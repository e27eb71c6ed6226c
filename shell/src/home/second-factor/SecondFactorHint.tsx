import { Notice } from '@cuadra/shared/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useVisitor } from '../../navigation/use-visitor.ts';
import { isOffered, putAway } from './hint.ts';

/** Offers owners the second factor, quietly and once: whoever puts it away is not asked again on this device. */
export function SecondFactorHint() {
  const { state } = useVisitor();
  const stored = putAway(state.user.id);
  const [isAway, setAway] = useState(() => stored.read() ?? false);
  if (isAway || !isOffered(state)) return null;
  const dismiss = () => {
    stored.write(true);
    setAway(true);
  };
  return (
    <Notice icon="shield" onDismiss={dismiss}>
      Protege tu cuenta con un código de tu teléfono, además de tu contraseña.{' '}
      <Link to="/my-account">Activar la verificación en dos pasos</Link>
    </Notice>
  );
}
