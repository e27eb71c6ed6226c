import { Popover } from '@base-ui/react/popover';
import { DayPicker } from '@daypicker/react';
import { es } from '@daypicker/react/locale/es';
import { type RefObject, useRef } from 'react';
import { addMonths } from '../../domain/index.ts';
import { Button } from '../Button.tsx';
import { useBackStep } from '../back/use-back-step.ts';
import { Foot, Popup, Positioner } from './day-style.ts';
import { fromDate, toDate } from './local-date.ts';

export interface DayCalendarProps {
  /** The field that it belongs to: it stands beside it and gives the focus back to it. */
  anchor: RefObject<HTMLInputElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** `2026-11-20` */
  value: string | undefined;
  today: string;
  min: string | undefined;
  max: string | undefined;
  canBeNone: boolean;
  /** Gets the day; `''` for none. */
  onChoose: (day: string) => void;
}

/** Years that its list offers beyond what the field says: births lie behind, and what expires ahead. */
const YEARS_BEHIND = 100;
const YEARS_AHEAD = 20;

/** A month to choose a day of: arrows walk by days and weeks, Page up and down by months. */
export default function DayCalendar({
  anchor,
  open,
  onOpenChange,
  value,
  today,
  min,
  max,
  canBeNone,
  onChoose,
}: DayCalendarProps) {
  const popup = useRef<HTMLDivElement>(null);
  useBackStep(open, () => onOpenChange(false));
  const isIn = (min === undefined || min <= today) && (max === undefined || today <= max);
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Portal>
        <Positioner anchor={anchor} side="bottom" align="start" sideOffset={6} collisionPadding={8}>
          <Popup
            ref={popup}
            aria-label="Calendario"
            initialFocus={() => popup.current?.querySelector<HTMLElement>('td button[tabindex="0"]') ?? true}
            finalFocus={anchor}
          >
            <DayPicker
              mode="single"
              locale={es}
              captionLayout="dropdown"
              showOutsideDays
              fixedWeeks
              today={toDate(today)}
              selected={value === undefined ? undefined : toDate(value)}
              defaultMonth={toDate(startOf(value ?? today, min, max))}
              startMonth={toDate(min ?? addMonths(today, -12 * YEARS_BEHIND))}
              endMonth={toDate(max ?? addMonths(today, 12 * YEARS_AHEAD))}
              disabled={[
                ...(min === undefined ? [] : [{ before: toDate(min) }]),
                ...(max === undefined ? [] : [{ after: toDate(max) }]),
              ]}
              // A press on the chosen day takes it again instead of taking it away: «Quitar» is for that.
              onDayClick={(date, { disabled }) => !disabled && onChoose(fromDate(date))}
            />
            <Foot>
              <Button size="sm" variant="ghost" disabled={!isIn} onClick={() => onChoose(today)}>
                Hoy
              </Button>
              {canBeNone && value !== undefined && (
                <Button size="sm" variant="ghost" onClick={() => onChoose('')}>
                  Quitar fecha
                </Button>
              )}
            </Foot>
          </Popup>
        </Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** Where it opens: at the day, or the nearest that may be chosen. */
function startOf(day: string, min: string | undefined, max: string | undefined): string {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
}
