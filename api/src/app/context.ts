import type { Config } from '../config/config.ts';
import type { Database } from '../database/connect.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { RegistryReader } from '../remotes/registry.ts';

/** What every route may use: made once at start, handed down, never looked up globally. */
export interface AppContext {
  config: Config;
  /** As cuadra_app: row level security applies. */
  db: Database;
  /** As cuadra_backoffice: reads every company, and writes through functions alone. */
  backoffice: Database;
  mailer: Mailer;
  metrics: Metrics;
  registry: RegistryReader;
}
