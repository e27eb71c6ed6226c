import type { SecondFactor } from '@cuadra/shared/contract';
import { counted, longDate } from '@cuadra/shared/domain';
import { notify } from '@cuadra/shared/state';
import { Badge, Button, LoadFailed, Notice, Row, Skeleton, Text } from '@cuadra/shared/ui';
import { useId, useState } from 'react';
import { Actions, Part, PartText, PartTitle } from '../../ui/section.ts';
import { OtherCodesDialog } from './OtherCodesDialog.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SetUp } from './SetUp.tsx';
import { TurnOffDialog } from './TurnOffDialog.tsx';
import { useSecondFactor } from './use-second-factor.ts';

/** Of ten: so few are left that others should be made. */
const FEW = 3;

type Doing = { what: 'set-up' | 'other-codes' | 'turn-off' } | { what: 'codes'; codes: readonly string[] };

/** The part of one's own account in which a login comes to ask for a code, and no more. */
export function SecondFactorSection() {
  const id = useId();
  const { query, refresh } = useSecondFactor();
  const [doing, setDoing] = useState<Doing>();
  const stop = () => setDoing(undefined);
  const done = (is: 'on' | 'off', text: string) => {
    stop();
    notify.success(text);
    void refresh(is);
  };
  const { data } = query;
  return (
    <Part aria-labelledby={id} id="second-factor" aria-busy={query.isLoading}>
      <div>
        <Row $justify="space-between">
          <PartTitle id={id}>Verificación en dos pasos</PartTitle>
          {data && (
            <Badge tone={data.is_on ? 'ok' : 'neutral'}>{data.is_on ? 'Activada' : 'Desactivada'}</Badge>
          )}
        </Row>
        <PartText>
          Al entrar te pedimos, además de tu contraseña, un código que cambia cada 30 segundos en tu teléfono.
          Así nadie entra solo por saber tu contraseña.
        </PartText>
      </div>
      {query.isError && !data && (
        <LoadFailed
          level={3}
          title="No pudimos ver cómo está"
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isLoading && <Skeleton height={44} radius="var(--r-2)" />}
      {data && doing === undefined && <HowItIs factor={data} onDo={(what) => setDoing({ what })} />}
      {doing?.what === 'set-up' && (
        <SetUp onDone={() => done('on', 'Activaste la verificación en dos pasos.')} onCancel={stop} />
      )}
      {doing?.what === 'codes' && (
        <RecoveryCodes codes={doing.codes} onKept={() => done('on', 'Tus códigos de antes ya no sirven.')} />
      )}
      {doing?.what === 'other-codes' && (
        <OtherCodesDialog onMade={(codes) => setDoing({ what: 'codes', codes })} onClose={stop} />
      )}
      {doing?.what === 'turn-off' && (
        <TurnOffDialog
          onDone={() => done('off', 'Desactivaste la verificación en dos pasos.')}
          onClose={stop}
        />
      )}
    </Part>
  );
}

interface HowItIsProps {
  factor: SecondFactor;
  onDo: (what: 'set-up' | 'other-codes' | 'turn-off') => void;
}

function HowItIs({ factor, onDo }: HowItIsProps) {
  const { is_on, since, recovery_codes_left: left, is_demanded } = factor;
  if (!is_on) {
    return (
      <Actions>
        <Button icon="shield" onClick={() => onDo('set-up')}>
          Activar
        </Button>
      </Actions>
    );
  }
  const codes =
    left === 0
      ? 'No te quedan códigos de recuperación.'
      : `Te ${left === 1 ? 'queda' : 'quedan'} ${counted(left, 'código', 'códigos')} de recuperación.`;
  return (
    <>
      <div>
        {since && <Text>Desde el {longDate(since)}.</Text>}
        {left > FEW && <Text>{codes}</Text>}
        {is_demanded && <Text $tone="quiet">Tu cuenta la necesita: no se puede desactivar.</Text>}
      </div>
      {left <= FEW && (
        <Notice tone="warning" title={codes}>
          Haz otros, y guárdalos, antes de perder el teléfono.
        </Notice>
      )}
      <Actions>
        <Button onClick={() => onDo('other-codes')}>Hacer otros códigos</Button>
        {!is_demanded && (
          <Button variant="ghost" onClick={() => onDo('turn-off')}>
            Desactivar
          </Button>
        )}
      </Actions>
    </>
  );
}
