/** Which import something came by. */
import { type EventMetadata } from '@cotejo/core/kit/event-sourcing';

/** The run's id: its commands are a chain that it began, while whoever works by hand sends each command for itself. */
export const importRunOf = ({ $correlationId, commandId }: EventMetadata): string | null =>
  $correlationId === commandId ? null : $correlationId;
