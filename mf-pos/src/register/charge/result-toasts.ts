import { beforeStop, contactIdentification, formatTicketNumber, searchable } from '@cuadra/shared/domain';
import { notify } from '@cuadra/shared/state';
import { isForItsClient } from '../../offline/outbox/client-entry.ts';
import type { SoldEntry } from '../../offline/outbox/sold-entry.ts';
import type { TellResult } from './drive-outbox.ts';

/** Tells a cashier in Caja what came of sales whose customer has gone, and of new clients. */
export const tellResult: TellResult = (result, isWaiting) => {
  switch (result.kind) {
    case 'rejected':
      // A customer who waits is told at her payment; with its client it was told a moment ago.
      if (!isWaiting && !isForItsClient(result.error.fields))
        notify.error('Una venta por enviar fue rechazada. Ábrela en «Por enviar» y decide qué hacer.');
      return;
    case 'client-rejected':
      notify.error('Un cliente nuevo fue rechazado. Ábrelo en «Por enviar» y decide qué hacer.');
      return;
    case 'client':
      // A cédula that was written down here was somebody else's: who is asked for their name should know.
      if (searchable(result.client.name) !== searchable(result.name))
        notify.info(
          `${contactIdentification(result.client) ?? result.name} ya estaba registrado como ${beforeStop(result.client.name)}.`,
        );
  }
};

/** A ticket that comes up by itself says why. */
export function tellRestored(shown: readonly SoldEntry[]): void {
  for (const { ticket } of shown)
    notify.info(
      `La venta N.º ${formatTicketNumber(ticket.number)} se cobró antes del corte: este es su ticket.`,
    );
}
