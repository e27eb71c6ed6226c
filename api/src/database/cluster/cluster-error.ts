/**
 * Why the embedded database cannot serve, in Spanish and fit to be shown to whoever typed `npm start`.
 * The first line says it all; further lines, when there are any, are what PostgreSQL itself wrote.
 */
export class ClusterError extends Error {
  override name = 'ClusterError';
}
