import cluster from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';

const ASKED = 'cuadra:metrics';
/** Milliseconds that all workers have to say what they counted; prom-client waits 5 s itself. */
const PATIENCE = 6_000;

interface Question {
  kind: typeof ASKED;
  id: number;
}

interface Answer extends Question {
  text?: string;
  error?: string;
}

/** In the process that starts the workers: adds up for one what all of them counted. */
export function answerMetrics(): void {
  const all = new AggregatorRegistry();
  cluster.on('message', (worker, message: unknown) => {
    if (!isOurs(message)) return;
    const answer = (rest: Pick<Answer, 'text' | 'error'>) => {
      if (worker.isConnected()) worker.send({ kind: ASKED, id: message.id, ...rest } satisfies Answer);
    };
    all.clusterMetrics().then(
      (text) => answer({ text }),
      (error: unknown) => answer({ error: String(error) }),
    );
  });
}

/**
 * What all processes of this start counted, in Prometheus' text format; in one alone, what it counted itself.
 *
 * @param own of this process
 */
export function metricsReader(own: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => own.metrics();
  AggregatorRegistry.setRegistries([own]);
  // Made for what it does by the way: it answers when the others are asked.
  new AggregatorRegistry();
  let last = 0;
  return () => {
    last += 1;
    return ask(last);
  };
}

function ask(id: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      process.off('message', hear);
    };
    const timer = setTimeout(() => {
      end();
      reject(new Error('the other processes did not say what they counted'));
    }, PATIENCE);
    const hear = (message: unknown) => {
      if (!isOurs(message) || message.id !== id) return;
      end();
      if (message.text === undefined) reject(new Error(message.error));
      else resolve(message.text);
    };
    process.on('message', hear);
    process.send?.({ kind: ASKED, id } satisfies Question);
  });
}

function isOurs(message: unknown): message is Answer {
  return typeof message === 'object' && message !== null && 'kind' in message && message.kind === ASKED;
}
