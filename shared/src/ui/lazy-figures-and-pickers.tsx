import styled from 'styled-components';
import { lazyComponent } from '../remote/index.ts';
import { Card } from './Card.tsx';
import { Skeleton } from './Skeleton.tsx';
import { PHONE } from './tokens.ts';

/**
 * What neither the login nor Caja is drawn with, each with the shape that stands for it until it is there. They weigh little
 * each, so that the first one that is shown fetches all of them.
 */
const load = () => import(/* webpackChunkName: "figures-and-pickers" */ './figures-and-pickers.ts');

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
export const Stat = lazyComponent(
  async () => ({ default: (await load()).Stat }),
  ({ label }) => <StatShape aria-busy>{label}</StatShape>,
);

/** What surrounds a chart: its title, its legend, what to say when there is none, and its figures as a table. */
export const ChartFrame = lazyComponent(
  async () => ({ default: (await load()).ChartFrame }),
  ({ height = 240 }) => (
    <Card $pad aria-busy>
      <Skeleton height={height + 50} radius="var(--r-2)" />
    </Card>
  ),
);

/** A figure that stands until it changes, drawn as steps. For the eye: the `ChartFrame` around it has it as a table. */
export const StepChart = lazyComponent(
  async () => ({ default: (await load()).StepChart }),
  () => <Skeleton height={190} radius="var(--r-2)" />,
);

/** One file, chosen, dropped, or taken with the phone's camera. */
export const FilePicker = lazyComponent(
  async () => ({ default: (await load()).FilePicker }),
  ({ size }) => <Skeleton height={size === 'tall' ? 260 : 132} radius="var(--r-3)" />,
);

/** One of a few that are worth a sentence each: «Mensual» or «Anual». */
export const ChoiceCards = lazyComponent(
  async () => ({ default: (await load()).ChoiceCards }),
  ({ beside, choices }) => <Skeleton height={26 + (beside ? 1 : choices.length) * 70} radius="var(--r-2)" />,
);

/** Any of several, with a box that chooses all or none: one module of a role's permissions. */
export const CheckboxGroup = lazyComponent(
  async () => ({ default: (await load()).CheckboxGroup }),
  () => <Skeleton height={42} radius="var(--r-2)" />,
);

/**
 * Which days figures are of, Caracas days: Hoy, Ayer, Esta semana, Este mes and Últimos 30 días a press away, and any two
 * days by «Otras fechas». `usePeriod` gives it what it needs and keeps the choice in the address.
 */
export const PeriodPicker = lazyComponent(
  async () => ({ default: (await load()).PeriodPicker }),
  () => <PeriodShape aria-hidden />,
);

/** A picture of somebody or something: chosen from the device, cut here, and given out as a data URL of a few kB. */
export const PicturePicker = lazyComponent(
  async () => ({ default: (await load()).PicturePicker }),
  () => <Skeleton height={72} radius="var(--r-2)" />,
);

/** A whole photo or screenshot, made small enough here and given out as a data URL; nothing is cut off. */
export const PhotoPicker = lazyComponent(
  async () => ({ default: (await load()).PhotoPicker }),
  () => <Skeleton height={158} radius="var(--r-3)" />,
);

/** One picture, large. */
export const PictureDialog = lazyComponent(
  async () => ({ default: (await load()).PictureDialog }),
  () => null,
);

/** A product's picture, small and beside its name, read once it comes into sight. */
export const ProductImage = lazyComponent(
  async () => ({ default: (await load()).ProductImage }),
  ({ className }) => <span className={className} aria-hidden />,
);
