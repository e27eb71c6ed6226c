import type { ApiOutput } from '@cuadra/shared/client';

/** A report as `GET /backoffice/reports/{id}` tells it. */
export type SeenPayment = ApiOutput<'GET /backoffice/reports/{id}'>;
