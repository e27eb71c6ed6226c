import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { Card } from './Card.tsx';
import type { ChartFrameProps } from './ChartFrame.tsx';
import type { CheckboxGroupProps } from './CheckboxGroup.tsx';
import type { ChoiceCardsProps } from './ChoiceCards.tsx';
import type { FilePickerProps } from './FilePicker.tsx';
import type { PicturePickerProps } from './PicturePicker.tsx';
import { loadPieces } from './parts.ts';
import { Skeleton } from './Skeleton.tsx';
import type { StatProps } from './Stat.tsx';
import { PHONE } from './tokens.ts';
import type { ChosenPeriod } from './use-period.ts';

/**
 * The pieces that neither the login nor Caja needs, each with the shape that stands for it until they are there. Every
 * module takes them from here, and the first one that shows any of them has all of them fetched.
 */
const StatPiece = lazy(async () => ({ default: (await loadPieces()).Stat }));
const ChartPiece = lazy(async () => ({ default: (await loadPieces()).ChartFrame }));
const FilePiece = lazy(async () => ({ default: (await loadPieces()).FilePicker }));
const CardsPiece = lazy(async () => ({ default: (await loadPieces()).ChoiceCards }));
const GroupPiece = lazy(async () => ({ default: (await loadPieces()).CheckboxGroup }));
const PicturePiece = lazy(async () => ({ default: (await loadPieces()).PicturePicker }));
const PeriodPiece = lazy(async () => ({ default: (await loadPieces()).PeriodPicker }));

const StatShape = styled(Card)`
  min-height: 118px;
  padding: var(--s-4) 18px;
  font-size: var(--t-sm);
  color: var(--ink-3);
`;

/** As large as the choice will be, so that nothing moves when it comes. */
const PeriodShape = styled.div`
  width: 517px;
  max-width: 100%;
  height: 38px;
  border: 1px solid var(--line);
  border-radius: 9px;
  background: var(--surface);
  @media (max-width: 1180px) {
    width: 190px;
  }
  ${PHONE} {
    width: 100%;
    height: 44px;
  }
`;

/** One figure that is read from afar: in both currencies, and against what it was before. */
export function Stat(props: StatProps) {
  return (
    <Suspense fallback={<StatShape aria-busy>{props.label}</StatShape>}>
      <StatPiece {...props} />
    </Suspense>
  );
}

/** What surrounds a chart: its title, its legend, what to say when there is none, and its figures as a table. */
export function ChartFrame(props: ChartFrameProps) {
  return (
    <Suspense
      fallback={
        <Card $pad aria-busy>
          <Skeleton height={(props.height ?? 240) + 50} radius="var(--r-2)" />
        </Card>
      }
    >
      <ChartPiece {...props} />
    </Suspense>
  );
}

/** One file, chosen, dropped, or taken with the phone's camera. */
export function FilePicker(props: FilePickerProps) {
  return (
    <Suspense fallback={<Skeleton height={props.size === 'tall' ? 260 : 132} radius="var(--r-3)" />}>
      <FilePiece {...props} />
    </Suspense>
  );
}

/** One of a few that are worth a sentence each: «Mensual» or «Anual». */
export function ChoiceCards(props: ChoiceCardsProps) {
  const rows = props.beside ? 1 : props.choices.length;
  return (
    <Suspense fallback={<Skeleton height={26 + rows * 70} radius="var(--r-2)" />}>
      <CardsPiece {...props} />
    </Suspense>
  );
}

/** Any of several, with a box that chooses all or none: one module of a role's permissions. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  return (
    <Suspense fallback={<Skeleton height={42} radius="var(--r-2)" />}>
      <GroupPiece {...props} />
    </Suspense>
  );
}

/**
 * Which days figures are of, Caracas days: Hoy, Ayer, Esta semana, Este mes and Últimos 30 días a press away, and any two
 * days by «Otras fechas». `usePeriod` gives it what it needs and keeps the choice in the address.
 */
export function PeriodPicker(props: ChosenPeriod) {
  return (
    <Suspense fallback={<PeriodShape aria-hidden />}>
      <PeriodPiece {...props} />
    </Suspense>
  );
}

/** A picture of somebody or something: chosen from the device, cut here, and given out as a data URL of a few kB. */
export function PicturePicker(props: PicturePickerProps) {
  return (
    <Suspense fallback={<Skeleton height={72} radius="var(--r-2)" />}>
      <PicturePiece {...props} />
    </Suspense>
  );
}
