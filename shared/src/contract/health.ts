import { z } from 'zod';
import { defineCall } from './call.ts';

const Health = z.object({ status: z.literal('ok') });

export const healthLive = defineCall({
  method: 'GET',
  path: '/health/live',
  summary: 'The process runs',
  tag: 'Operations',
  access: 'public',
  response: Health,
});

export const readMetrics = defineCall({
  method: 'GET',
  path: '/metrics',
  summary: 'Figures of the process for Prometheus; for this machine alone, or with METRICS_TOKEN as bearer',
  tag: 'Operations',
  access: 'public',
  response: z.string().meta({ description: 'text/plain' }),
});

export const healthReady = defineCall({
  method: 'GET',
  path: '/health/ready',
  summary: 'The process answers and its database takes what is written; 503 otherwise',
  tag: 'Operations',
  access: 'public',
  response: Health,
});
