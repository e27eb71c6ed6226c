import type { ShellBuild } from '@cuadra/shared/contract';
import type { Config } from '../config/config.ts';
import type { Pools } from '../database/pools.ts';
import type { ProofKey } from '../database/proof.ts';
import type { HeavyWork } from '../heavy/heavy-work.ts';
import type { FileImporter } from '../imports/import-file.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Releases } from '../releases/releases.ts';
import type { RegistryReader } from '../remotes/registry.ts';

/** What every route may use: made once at start, handed down, never looked up globally. */
export interface AppContext extends Pools {
  config: Config;
  /** The database as cuadra_app, for who has connections of their own. */
  appUrl: string;
  heavy: HeavyWork;
  /** One for all areas: a company brings one file at a time, whatever is in it. */
  importFile: FileImporter;
  /** For the functions of the database that answer nobody but the server. */
  proofKey: ProofKey;
  mailer: Mailer;
  metrics: Metrics;
  registry: RegistryReader;
  releases: Releases;
  /** The shell that is served here: what a module is published for. */
  shellBuild: () => Promise<ShellBuild>;
}
