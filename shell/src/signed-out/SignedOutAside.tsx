import { Icon } from '@cuadra/shared/ui';
import { SampleSale } from './SampleSale.tsx';
import { Aside, Claim, Claims } from './signed-out-style.ts';

const CLAIMS = [
  [
    'coins',
    'Dos monedas, una sola cuenta',
    'Cobra en bolívares y dólares; el vuelto y los totales salen exactos.',
  ],
  ['refresh', 'La tasa del día, sola', 'La oficial del BCV se actualiza sin que tengas que escribirla.'],
  ['shield', 'Cada quien ve lo suyo', 'Tú decides qué puede hacer cada persona de tu equipo.'],
] as const;

/** What Cuadra is for, beside the form on a wide screen. */
export function LoginAside() {
  return (
    <Aside>
      <p>Vende, cobra y cierra el día con la caja cuadrada.</p>
      <SampleSale />
      <Claims>
        {CLAIMS.map(([icon, title, text]) => (
          <Claim key={title}>
            <Icon name={icon} size={20} />
            <div>
              <b>{title}</b>
              {text}
            </div>
          </Claim>
        ))}
      </Claims>
    </Aside>
  );
}
