/** A card that goes to another column is drawn anew there: the focus is brought back to its button. */

export const moveButtonId = (leadId: string): string => `move-${leadId}`;

/** How long the dialog takes to close; milliseconds. */
const closing = 300;

/** Focuses the card's button once the dialog is gone, unless the person has gone elsewhere meanwhile. */
export const focusLater = (leadId: string): void => {
  setTimeout(() => {
    const isNowhere = document.activeElement === null || document.activeElement === document.body;
    if (isNowhere) document.getElementById(moveButtonId(leadId))?.focus();
  }, closing);
};
