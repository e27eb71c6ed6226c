import { callKey, errorText, useCallMutation, useQueryClient } from '@cuadra/shared/client';
import type { CurrentRate } from '@cuadra/shared/contract';
import { formatMoney } from '@cuadra/shared/domain';
import { notify, useCan } from '@cuadra/shared/state';
import { Button, ConfirmDialog } from '@cuadra/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { plainDay } from '../dates.ts';
import { originName } from '../rate-origin.ts';
import { heldChange } from './rate-standing.ts';

const Box = styled.section`
  display: grid;
  gap: var(--s-3);
  margin-top: var(--s-3);
  padding: var(--s-3) var(--s-4);
  border: 1px solid var(--gold);
  border-radius: var(--r-2);
  background: var(--gold-soft);
  h3 {
    color: var(--gold);
  }
  p {
    color: var(--ink-2);
    text-wrap: pretty;
  }
`;

/** A rate that jumped, and waits until somebody who may says that it is right. */
export function HeldRate({ rate }: { rate: CurrentRate }) {
  const mayAccept = useCan(['exchange_rates', 'create']);
  const client = useQueryClient();
  const { mutateAsync } = useCallMutation('POST /rates/dollar/accept');
  const [asking, setAsking] = useState(false);
  const { held } = rate;
  const change = heldChange(rate);
  if (!held || !change) return null;
  const next = formatMoney(change.rate, rate.main);
  const one = `1 ${rate.alternative}`;

  const accept = async () => {
    try {
      const accepted = await mutateAsync({ body: { held_id: held.id } });
      client.setQueryData(callKey('GET /rates/dollar'), accepted);
      notify.success(`Aceptaste la tasa: ${one} = ${next}.`);
      void client.invalidateQueries({ queryKey: callKey('GET /exchange_rates') });
    } catch (error) {
      notify.error(errorText(error));
      void client.invalidateQueries({ queryKey: callKey('GET /rates/dollar') });
      throw error;
    }
  };

  return (
    <Box aria-label="Tasa por revisar">
      <h3>Hay una tasa por revisar</h3>
      <p>
        {originName(held.origin)} dice {one} = <b>{next}</b>, un {change.percent} %{' '}
        {change.isRise ? 'más' : 'menos'}, desde el {plainDay(held.effective_day)}. Es un salto grande y puede
        ser un error, así que no la usamos hasta que alguien la revise.
      </p>
      {mayAccept ? (
        <div>
          <Button onClick={() => setAsking(true)}>Revisar y aceptar</Button>
        </div>
      ) : (
        <p>Avísale a quien maneja las tasas en tu empresa.</p>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`¿Aceptar ${one} = ${next}?`}
        confirm="Aceptar tasa"
        onConfirm={accept}
      >
        Tus precios pasarán de {formatMoney(rate.rate, rate.main)} a {next} por cada {rate.alternative} en
        todas tus cajas. Compárala antes con la página del BCV.
      </ConfirmDialog>
    </Box>
  );
}
