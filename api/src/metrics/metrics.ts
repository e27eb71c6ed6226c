import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { currentTime } from '../clock/clock.ts';
import { type Database, poolUse } from '../database/connect.ts';
import { metricsReader } from './gather-metrics.ts';
import { rateConfirmations } from './rate-ages.ts';

/** What is counted while it runs. No label names a company, a user or anything of theirs: only routes and statuses. */
export interface Metrics {
  /** @param route the pattern, `/api/v1/products/:id`; undefined where there was none */
  requestAnswered(
    request: { method: string; route: string | undefined; status: number },
    seconds: number,
  ): void;
  saleMade(): void;
  mailFailed(): void;
  /** All of it, in Prometheus' text format. */
  read(): Promise<string>;
  contentType: string;
  close(): void;
}

/** Seconds: a call takes a few milliseconds; from 30 on nobody waits any more (spec §9). */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30];
/** Milliseconds between two looks at the event loop. */
const RESOLUTION = 20;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);

/**
 * Each server has its own: two in one process do not add up.
 *
 * @param pools by the name that their label gets; `general` is asked for what the database knows
 */
export function createMetrics(pools: { general: Database } & Record<string, Database>): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: 'cuadra_http_requests_total',
    help: 'Requests answered, by method, pattern of the route and status',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'cuadra_http_request_duration_seconds',
    help: 'From the first byte of a request to the last of its answer',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers,
  });
  const sales = new Counter({
    name: 'cuadra_sales_total',
    help: 'Sales made; the same one sent again is not counted again',
    registers,
  });
  const mails = new Counter({
    name: 'cuadra_mail_failures_total',
    help: 'Mails that the mail server did not take',
    registers,
  });
  addPools(registry, pools);
  addRateAges(registry, rateConfirmations(pools.general));
  const delay = addProcess(registry);
  return {
    requestAnswered({ method, route = 'none', status }, seconds) {
      const labels = { method: METHODS.has(method) ? method : 'other', route };
      requests.inc({ ...labels, status });
      durations.observe(labels, seconds);
    },
    saleMade: () => sales.inc(),
    mailFailed: () => mails.inc(),
    read: metricsReader(registry),
    contentType: registry.contentType,
    close: () => delay.disable(),
  };
}

function addPools(registry: Registry, pools: Record<string, Database>): void {
  const uses = () => Object.entries(pools).map(([pool, db]) => ({ pool, ...poolUse(db) }));
  new Gauge({
    name: 'cuadra_db_connections',
    help: 'Connections to the database by what they are for: in use, idle, and the most there may be',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const { pool, total, idle, most } of uses()) {
        this.set({ pool, state: 'used' }, total - idle);
        this.set({ pool, state: 'idle' }, idle);
        this.set({ pool, state: 'most' }, most);
      }
    },
  });
  new Gauge({
    name: 'cuadra_db_waiting',
    help: 'Requests that wait for a connection to the database',
    labelNames: ['pool'],
    registers: [registry],
    collect() {
      for (const { pool, waiting } of uses()) this.set({ pool }, waiting);
    },
  });
}

function addRateAges(registry: Registry, confirmations: () => Promise<ReadonlyMap<string, Date>>): void {
  new Gauge({
    name: 'cuadra_rate_age_seconds',
    help: 'Since a source of the exchange rate last answered',
    labelNames: ['source'],
    aggregator: 'max',
    registers: [registry],
    async collect() {
      for (const [source, at] of await confirmations()) {
        this.set({ source }, Math.max(0, (currentTime().getTime() - at.getTime()) / 1000));
      }
    },
  });
}

/** @returns what looks at the event loop, to be ended with the server */
function addProcess(registry: Registry): { disable(): void } {
  const registers = [registry];
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  new Gauge({
    name: 'nodejs_eventloop_lag_seconds',
    help: 'How much later than planned the event loop came round since the last reading',
    labelNames: ['quantile'],
    aggregator: 'max',
    registers,
    collect() {
      // A look that came in time says the resolution itself.
      const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - RESOLUTION / 1e3);
      const isMeasured = delay.count > 0;
      this.set({ quantile: '0.5' }, isMeasured ? seconds(delay.percentile(50)) : 0);
      this.set({ quantile: '0.99' }, isMeasured ? seconds(delay.percentile(99)) : 0);
      this.set({ quantile: '1' }, isMeasured ? seconds(delay.max) : 0);
      delay.reset();
    },
  });
  new Gauge({
    name: 'process_resident_memory_bytes',
    help: 'Memory that the process holds',
    registers,
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
  new Gauge({
    name: 'nodejs_heap_size_used_bytes',
    help: 'Memory that its objects take',
    registers,
    collect() {
      this.set(process.memoryUsage().heapUsed);
    },
  });
  new Gauge({
    name: 'process_cpu_seconds_total',
    help: 'Seconds of a processor that the process has used',
    registers,
    collect() {
      const { user, system } = process.cpuUsage();
      this.set((user + system) / 1e6);
    },
  });
  new Gauge({
    name: 'process_start_time_seconds',
    help: 'When the process started, in seconds since 1970; of several, the last one',
    aggregator: 'max',
    registers,
  }).set(Math.round(Date.now() / 1000 - process.uptime()));
  return delay;
}
