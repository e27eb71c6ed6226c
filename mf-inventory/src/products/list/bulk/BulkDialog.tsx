import { errorText, useCall } from '@cuadra/shared/client';
import { formatQuantity, newId } from '@cuadra/shared/domain';
import { useSession } from '@cuadra/shared/state';
import { Button, Dialog, Notice, Stack, Text } from '@cuadra/shared/ui';
import { useRef, useState } from 'react';
import { useCategoryNames } from '../../categories-query.ts';
import { useMeasures } from '../../measures-query.ts';
import { ChangeFields } from './ChangeFields.tsx';
import { PreviewTable } from './PreviewTable.tsx';
import { Progress } from './Progress.tsx';
import { type Outcome, runChange } from './run-parts.ts';
import { favouriteText, KIND_TITLES, productsText } from './texts.ts';
import type { DoneChange } from './use-done-change.ts';
import { usePreview } from './use-preview.ts';
import { type ChangeKind, type ChangeWish, changeOf, type Selected, storedStep } from './wish.ts';

export interface BulkDialogProps {
  kind: ChangeKind;
  selection: Selected;
  /** How many are selected. */
  count: number;
  /** After each part of it. */
  onProgress: (change: DoneChange) => void;
  onDone: (change: DoneChange) => void;
  onClose: () => void;
}

/** A change of many products: what, what comes of it for each, and how far it has got. */
export default function BulkDialog({ kind, selection, count, onProgress, onDone, onClose }: BulkDialogProps) {
  const companyId = useSession((session) => session.state?.company?.id ?? '');
  const { data: rate } = useCall('GET /rates/dollar');
  const steps = storedStep(companyId);
  const [wish, setWish] = useState<ChangeWish>(() => ({
    ...{ kind, value: '', isCut: false, named: '', favourite: true, currency: rate?.alternative ?? 'USD' },
    step: steps.read() ?? '0.01',
  }));
  const [progress, setProgress] = useState<Outcome>();
  const [error, setError] = useState<string>();
  // One for all tries, so that one whose answer was lost is not made twice; with what it has changed so far.
  const attempt = useRef<{ id: string; body: string; outcome?: Outcome }>(undefined);
  const categories = useCategoryNames();
  const { data: measures = [] } = useMeasures();
  const change = changeOf(wish);
  const preview = usePreview(selection, change);
  const isRunning = progress !== undefined;
  const nameOf = (id: string | null) =>
    (id && (categories.get(id) ?? measures.find((measure) => measure.id === id)?.name)) || '—';

  const start = async () => {
    if (!change || preview.asOf === undefined) return;
    const request = { selection, change, as_of: preview.asOf };
    const body = JSON.stringify(request);
    if (attempt.current?.body !== body) attempt.current = { id: newId(), body };
    const { id } = attempt.current;
    setError(undefined);
    const tell = (outcome: Outcome) => {
      attempt.current = { id, body, outcome };
      setProgress(outcome);
      if (outcome.changed > 0) onProgress({ id, title: KIND_TITLES[kind], outcome });
    };
    setProgress({ changed: 0, left: [] });
    if (wish.kind === 'price_percent') steps.write(wish.step);
    try {
      onDone({ id, title: KIND_TITLES[kind], outcome: await runChange({ id, ...request }, tell) });
    } catch (failure) {
      setError(errorText(failure));
      setProgress(undefined);
    }
  };

  // What a try changed before it failed can be undone like a whole change.
  const close = () => {
    const { id, outcome } = attempt.current ?? {};
    if (id && outcome && outcome.changed > 0) onDone({ id, title: KIND_TITLES[kind], outcome });
    else onClose();
  };

  return (
    <Dialog
      open
      size="lg"
      title={KIND_TITLES[kind]}
      description={`${productsText(count)} ${count === 1 ? 'elegido' : 'elegidos'}`}
      dismissible={!isRunning}
      onOpenChange={(open) => {
        if (!open && !isRunning) close();
      }}
      footer={
        <>
          <Button disabled={isRunning} onClick={close}>
            Cancelar
          </Button>
          <Button
            variant={kind === 'withdraw' ? 'danger' : 'primary'}
            loading={isRunning}
            disabled={!preview.rows}
            onClick={() => void start()}
          >
            {kind === 'withdraw' ? `Retirar ${productsText(count)}` : `Cambiar ${productsText(count)}`}
          </Button>
        </>
      }
    >
      <Stack $gap={4} $top={3}>
        {error && (
          <Notice tone="bad" title="No pudimos terminar.">
            {error} Lo que ya cambió no se cambia dos veces si lo intentas de nuevo.
          </Notice>
        )}
        {isRunning ? (
          <Progress
            share={(progress.changed + progress.left.length) / Math.max(count, 1)}
            text={`${formatQuantity(progress.changed + progress.left.length)} de ${productsText(count)}`}
          />
        ) : (
          <>
            <ChangeFields
              wish={wish}
              currencies={rate ? [...new Set([rate.alternative, rate.main])] : [wish.currency]}
              onChange={(changed) => setWish({ ...wish, ...changed })}
            />
            {preview.error && <Notice tone="bad">{errorText(preview.error)}</Notice>}
            {change && !preview.error ? (
              <PreviewTable
                preview={preview}
                kind={kind}
                named={
                  kind === 'favourite'
                    ? {
                        before: (row) => favouriteText(row.favourite),
                        after: favouriteText(wish.favourite),
                      }
                    : {
                        before: (row) =>
                          kind === 'category' ? nameOf(row.category_id) : nameOf(row.measure_id),
                        after: nameOf(wish.named || null),
                      }
                }
              />
            ) : (
              <Text $tone="quiet">Aquí verás cómo queda cada producto antes de cambiar nada.</Text>
            )}
          </>
        )}
      </Stack>
    </Dialog>
  );
}
