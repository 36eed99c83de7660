/** How much may be asked for at once; the page's size is the spec's (public side, section 9). */

export const pageSize = 20;
export const mostOnAPage = 100;
/** Pages end here: who wants to read on narrows the search. */
export const mostShown = 10_000;
/** Values that may be chosen of one filter: all that it offers, such as the clinics of a country. */
export const mostChosen = 1_000;
/** Plans that are looked at side by side, with a price for each person: the spec's (public side, sections 5 and 9). */
export const mostSideBySide = 3;
export const tooManySideBySide = `Se comparan ${mostSideBySide} productos como máximo.`;
