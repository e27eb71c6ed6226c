import { Button, Card, CopyButton, Facts, Notice } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { type LoginData, loginByWhatsApp, loginMessage } from './login-data.ts';

const Box = styled(Card)`
  display: grid;
  gap: var(--s-3);
  padding: var(--s-3) var(--s-4) var(--s-4);
  background: var(--surface-2);
  dd {
    user-select: all;
    font-variant-numeric: tabular-nums;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  & > button {
    flex: 1 1 160px;
  }
`;

/** How somebody enters, shown once: it is copied or sent, because no mail goes out. */
export function LoginCard({ login }: { login: LoginData }) {
  return (
    <>
      <Notice tone="warning" title="La contraseña se ve solo ahora.">
        Cuadra no le envía ningún correo: cópiale estos datos o mándaselos tú. Si se pierde, le pones otra
        desde su ficha.
      </Notice>
      <Box aria-label="Datos para entrar">
        <Facts
          facts={[
            ['Dirección', login.address],
            ['Usuario', login.username],
            ['Contraseña', login.password],
          ]}
        />
        <Buttons>
          <CopyButton size="md" variant="primary" label="Copiar datos" text={loginMessage(login)} />
          <Button icon="message" onClick={() => window.open(loginByWhatsApp(login), '_blank', 'noopener')}>
            Enviar por WhatsApp
          </Button>
        </Buttons>
      </Box>
    </>
  );
}
