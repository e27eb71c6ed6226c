import type { FastifyInstance } from 'fastify';
import { type Job, type StartedJob, startJob } from './job.ts';

/** Runs jobs for as long as the server listens; its closing waits for the runs under way. */
export function runJobs(app: FastifyInstance, jobs: readonly Job[]): void {
  let started: StartedJob[] = [];
  app.addHook('onListen', async () => {
    started = jobs.map((job) => startJob(job, app.log));
  });
  app.addHook('preClose', async () => {
    await Promise.all(started.map((job) => job.stop()));
  });
}
