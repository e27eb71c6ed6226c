import { notify, useCan } from '@cuadra/shared/state';
import { Badge, Button, Card, ConfirmDialog, Row, Stack, Text } from '@cuadra/shared/ui';
import { useId, useState } from 'react';
import type { StepEntry } from '../steps/step-entry.ts';
import { stepAbout, stepTitle, whyRejected } from '../steps/step-text.ts';
import { useStepOutbox, useSteps } from '../steps/use-steps.ts';

type MeasureName = (id: string | null) => string | null;

/** The steps that were rejected: why, and what to do about each; nothing while there is none. */
export function RejectedSteps({ measureName }: { measureName: MeasureName }) {
  const id = useId();
  const rejected = useSteps(({ entries }) => entries).filter(({ state }) => state === 'refused');
  if (rejected.length === 0) return null;
  return (
    <Stack $gap={3} as="section" aria-labelledby={id}>
      <Text as="h2" $size="lg" $strong id={id}>
        No se pudo registrar
      </Text>
      <Stack $gap={3} as="ul" aria-labelledby={id}>
        {rejected.map((entry) => (
          <RejectedStep key={entry.id} entry={entry} measureName={measureName} />
        ))}
      </Stack>
    </Stack>
  );
}

function RejectedStep({ entry, measureName }: { entry: StepEntry; measureName: MeasureName }) {
  const outbox = useStepOutbox();
  const titleId = useId();
  const mayMove = useCan(['products', 'modify_quantity']);
  const [isDiscarding, setDiscarding] = useState(false);
  const title = stepTitle(entry, measureName);
  return (
    <Card $pad as="li" aria-labelledby={titleId}>
      <Stack $gap={3}>
        <div>
          <Row>
            <Text as="h3" $strong id={titleId}>
              {title}
            </Text>
            <Badge tone="bad">{entry.kind === 'start' ? 'Rechazado' : 'Rechazada'}</Badge>
          </Row>
          <Text $tone="quiet" $size="sm">
            {stepAbout(entry)}
          </Text>
        </div>
        <Text>{whyRejected(entry, measureName)}</Text>
        {mayMove && (
          <Row>
            <Button icon="refresh" onClick={() => void outbox.sendAgain(entry.id)}>
              Enviar otra vez
            </Button>
            <Button icon="trash" variant="ghost" onClick={() => setDiscarding(true)}>
              Descartar
            </Button>
          </Row>
        )}
      </Stack>
      <ConfirmDialog
        open={isDiscarding}
        onOpenChange={setDiscarding}
        title={`¿Descartar «${title}»?`}
        confirm="Descartar"
        cancel="No"
        danger
        onConfirm={async () => {
          await outbox.discard(entry.id);
          notify.info('Lo descartaste.');
        }}
      >
        {entry.kind === 'start'
          ? 'La orden queda como está, y sus materiales no se toman. Lo que marcaste después se envía.'
          : 'No queda registrada: lo que salió no entra a tu existencia, y lo que usaste no sale. Esto no se puede deshacer.'}
      </ConfirmDialog>
    </Card>
  );
}
