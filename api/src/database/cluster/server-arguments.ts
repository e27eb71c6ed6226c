/**
 * Settings of the embedded server, for the machine of a small shop: little memory at rest, and nothing that
 * was acknowledged is ever lost. They are given on the command line at each start, so that a new version of
 * Cuadra brings its own.
 */
const SETTINGS: Record<string, string> = {
  // Reached from this machine alone, over TCP with a password. Unix sockets have a short limit on their path.
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  password_encryption: 'scram-sha-256',
  // Durable: a sale that was answered is on the disk.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // Small: 60 connections are almost twice what the API takes at most.
  max_connections: '60',
  shared_buffers: '64MB',
  max_wal_size: '512MB',
  // Fewer processes: the reads of a shop come from memory and need no workers, and nobody subscribes to it.
  io_method: 'sync',
  max_logical_replication_workers: '0',
  // A report of one shop takes one core and no more: the other one is for whoever sells meanwhile (`bench/neighbour`).
  max_parallel_workers_per_gather: '0',
  // Compiling a query takes longer than any of ours runs.
  jit: 'off',
  // Messages are read by the code: one language. Times are kept and written in UTC (docs/contract.md#conventions).
  lc_messages: 'C',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] %u ',
  log_checkpoints: 'off',
  logging_collector: 'off',
};

/**
 * The server's arguments for a data folder and a port.
 *
 * @param others in the place of ours
 */
export function serverArguments(
  cluster: string,
  port: number,
  others: Readonly<Record<string, string>> = {},
): string[] {
  const settings = { ...SETTINGS, ...others, port: String(port) };
  return ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}
