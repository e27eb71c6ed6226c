import { errorText, useCall, useCallMutation } from '@cuadra/shared/client';
import type { Material } from '@cuadra/shared/contract';
import { Button, Card, Notice, Page, PageHeader, Row, Skeleton, Stack } from '@cuadra/shared/ui';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import { MATERIAL_OF_SIMULATION } from '../../goods/formula-paths.ts';
import { GoodSearch } from '../form/GoodSearch.tsx';
import { withoutRow, withRow } from '../form/rows.ts';
import { Rows } from '../form/rows-style.ts';
import { knownMaterial, useMadeCosts } from '../form/use-known-goods.ts';
import { HitList } from './HitList.tsx';
import { hitOf } from './hit-products.ts';
import { RiseRow } from './RiseRow.tsx';
import { costChanges, newRise, type RiseValues } from './rises.ts';

/** `/industrial/simulation`: what other costs of some goods would make of all that is made, and of its prices. */
export function SimulationPage() {
  const [parameters] = useSearchParams();
  const id = parameters.get(MATERIAL_OF_SIMULATION) ?? '';
  const material = useCall('GET /materials/{id}', { params: { id } }, { enabled: id !== '', staleTime: 0 });
  const isReading = id !== '' && !material.data && !material.error;
  return (
    <Page>
      <PageHeader
        title="Qué pasa si sube"
        subtitle="Prueba otros costos y mira qué les pasa a tus productos. Nada cambia hasta que tú lo digas."
      />
      {isReading ? (
        <Skeleton height={220} radius="var(--r-2)" />
      ) : (
        <Simulation key={id} first={material.data} />
      )}
    </Page>
  );
}

function Simulation({ first }: { first: Material | undefined }) {
  const [rises, setRises] = useState<RiseValues[]>(() => (first ? [newRise(knownMaterial(first))] : []));
  const search = useRef<HTMLDivElement>(null);
  const made = useMadeCosts();
  const { mutate, data, error, isPending, reset } = useCallMutation('POST /formulas/simulate');
  const changes = costChanges(rises);
  const write = (next: RiseValues[]) => {
    // What is shown is of other costs.
    reset();
    setRises(next);
  };
  const simulate = (event: FormEvent) => {
    event.preventDefault();
    if (changes.length > 0) mutate({ body: { changes } });
  };
  return (
    <Stack $gap={4}>
      <Card $pad as="section" aria-label="Qué sube">
        <Stack as="form" $gap={3} noValidate autoComplete="off" onSubmit={simulate}>
          {rises.length > 0 && (
            <Rows aria-label="Qué sube">
              {rises.map((rise) => (
                <RiseRow
                  key={rise.id}
                  rise={rise}
                  onChange={(next) => write(withRow(rises, next))}
                  onRemove={() => write(withoutRow(rises, rise.id))}
                />
              ))}
            </Rows>
          )}
          <GoodSearch
            label="Agregar lo que sube"
            boxRef={search}
            creates={false}
            // What a formula makes costs what goes into it.
            chosen={[...made.keys(), ...rises.map(({ id }) => id)]}
            onChoose={(known) => {
              flushSync(() => write([...rises, newRise(known)]));
              document.getElementById(`rise-${known.good.id}`)?.querySelector('input')?.focus();
            }}
          />
          {error && <Notice tone="bad">{errorText(error)}</Notice>}
          <Row $justify="end">
            <Button type="submit" variant="primary" disabled={changes.length === 0} loading={isPending}>
              Ver qué pasa
            </Button>
          </Row>
        </Stack>
      </Card>
      {data && (
        <HitList hits={data.items.map((item) => hitOf(item, data))} currencies={data} onApplied={reset} />
      )}
    </Stack>
  );
}
