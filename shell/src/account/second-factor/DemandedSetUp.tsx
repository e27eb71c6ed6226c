import { useSession } from '@cuadra/shared/state';
import { Button, Card, PHONE, Stack } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { usePageTitle } from '../../browser/page-title.ts';
import { useVisitor } from '../../navigation/use-visitor.ts';
import { signOut } from '../../session/sign-out.ts';
import { WholeWindow } from '../../ui/centered.ts';
import { SetUp } from './SetUp.tsx';

const Frame = styled(WholeWindow)`
  grid-template-columns: minmax(0, 620px);
  gap: var(--s-5);
  padding: var(--s-6) var(--s-4);
  ${PHONE} {
    align-content: start;
    padding: var(--s-5) var(--s-3);
  }
`;

const Panel = styled(Card)`
  padding: var(--s-6);
  ${PHONE} {
    padding: var(--s-4);
  }
`;

const Title = styled.h1`
  font-size: var(--t-2xl);
`;

const Lead = styled.p`
  margin-top: var(--s-2);
  color: var(--ink-2);
  text-wrap: pretty;
`;

/** In place of everything else, for who runs Cuadra where codes are demanded: they are set up first. */
export default function DemandedSetUp() {
  usePageTitle('Verificación en dos pasos');
  const { user } = useVisitor().state;
  const goOn = () => {
    const { state, setState } = useSession.getState();
    if (state) setState({ ...state, second_factor: 'on' });
  };
  return (
    <Frame>
      <div>
        <Title>Protege tu cuenta primero</Title>
        <Lead>
          {user.name}, desde tu cuenta se llega a los datos de todas las empresas. Por eso hace falta la
          verificación en dos pasos: tu contraseña y un código de tu teléfono. Se activa una vez, en dos
          minutos.
        </Lead>
      </div>
      <Panel>
        <SetUp onDone={goOn} />
      </Panel>
      <Stack $align="start">
        <Button variant="ghost" icon="log-out" onClick={signOut}>
          Cerrar sesión
        </Button>
      </Stack>
    </Frame>
  );
}
