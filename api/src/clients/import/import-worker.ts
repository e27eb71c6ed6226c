import { answerOrder } from '../../imports/answer-order.ts';
import { checkClients, importClients } from './import-clients.ts';
import type { ClientResults } from './script.ts';

await answerOrder<ClientResults>({ check: checkClients, write: importClients });
