/** A walk over a page by the Tab key alone, as somebody without a mouse takes it. */
import { type Page } from 'playwright-core';
import { atRest } from './axe.ts';

export type Stop = {
  /** What stands there, for a message. */
  readonly what: string;
  /** Whether it is part of what the page is about, and not of what all pages have. */
  readonly isInMain: boolean;
  /** Whether it stands behind the stop before it, in the order in which the page is read. */
  readonly isInOrder: boolean;
  /** Whether one sees that the focus is there. */
  readonly isMarked: boolean;
  /** Whether it is within the window, and not beneath the bar on top. */
  readonly isVisible: boolean;
};
type Look = Stop & { readonly seen: 'now' | 'just' | 'before' };

/** More than any page has in one screenful: what comes after is more of the same. */
const mostPresses = 30;

/**
 * Begins at the top of the page; ends where it began, or after many stops.
 * @param way through everything, or over what all pages have on top, by the link that is the first stop
 * @param most presses of the key
 */
export async function walkByTab(
  page: Page,
  way: 'through' | 'over',
  most = mostPresses,
): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  await page.evaluate(`(${begin.toString()})(${atRest.toString()})`);
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(look);
    if (!stop || stop.seen === 'before') break;
    // A date has several places in one field.
    if (stop.seen === 'now') stops.push(stop);
    if (way === 'over' && presses === 0) await page.keyboard.press('Enter');
  }
  return stops;
}

type Walk = { seen: Element[]; atRest: () => Promise<void> };
declare global {
  interface Window {
    tabWalk: Walk;
  }
}

/** Runs in the page. */
const begin = (untilRest: typeof atRest): void => {
  window.tabWalk = { seen: [], atRest: untilRest };
  window.scrollTo(0, 0);
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
};

/** Runs in the page, once what shows the focus has come. */
const look = async (): Promise<Look | undefined> => {
  await window.tabWalk.atRest();
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return undefined;
  const { seen } = window.tabWalk;
  const last = seen.at(-1);
  const known = last === element ? 'just' : seen.includes(element) ? 'before' : 'now';
  seen.push(element);
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  // A field shows it by its frame, a box to tick by what is drawn around it.
  const frame = element.closest('.MuiInputBase-root.Mui-focused, .Mui-focusVisible');
  const { top, bottom, left, right } = (frame ?? element).getBoundingClientRect();
  const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('header');
  return {
    what: `${element.tagName.toLowerCase()} «${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60)}»`,
    isInMain: element.closest('main') !== null,
    isInOrder: !last || (last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    isMarked: frame !== null || (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1),
    isVisible:
      bottom > 0 &&
      top < innerHeight &&
      right > 0 &&
      left < innerWidth &&
      (!onTop || onTop.contains(element)),
    seen: known,
  };
};
