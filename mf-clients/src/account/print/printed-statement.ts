import type { Client } from '@cuadra/shared/contract';
import type { StatementSection } from './statement-sections.ts';
import type { TodayFigure } from './statement-today.ts';

/** All that a statement says on paper, beside whose shop it is. */
export interface PrintedStatement {
  client: Pick<Client, 'name' | 'identification' | 'identification_type' | 'phone'>;
  /** Which days it is of, in words. */
  period: string;
  sections: readonly StatementSection[];
  today: readonly TodayFigure[];
}
