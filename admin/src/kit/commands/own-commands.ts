/** The commands that this tab has sent lately: their echo over the live connection is no news. */

/** How long an echo may take; milliseconds. */
const remembered = 60_000;
const own = new Map<string, number>();

export const noteOwnCommand = (commandId: string, now: number = Date.now()): void => {
  for (const [id, at] of own) if (now - at > remembered) own.delete(id);
  own.set(commandId, now);
};

/** Whether a message only says what this tab did and already shows. */
export const isEcho = (
  message: { readonly commandId: string; readonly version: number },
  shownVersion: number | undefined,
): boolean => own.has(message.commandId) && shownVersion !== undefined && shownVersion >= message.version;
