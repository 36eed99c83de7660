/** The changes that a projector notifies after a commit: record, command and actor. */
import { idOfStream, type Recorded } from '@cotejo/core/kit/event-sourcing';
import { type Change } from '@cotejo/core/kit/projections';

/** @param id of the record, where it is not the stream's */
export const changeOf = (resource: string, event: Recorded, id = idOfStream(event.stream)): Change => ({
  resource,
  id,
  version: event.revision + 1,
  position: event.position,
  commandId: event.metadata.commandId,
  actor: event.metadata.actor,
});
