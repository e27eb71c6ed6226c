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

export const healthReady = defineCall({
  method: 'GET',
  path: '/health/ready',
  summary: 'The process and its database answer; 503 otherwise',
  tag: 'Operations',
  access: 'public',
  response: Health,
});
