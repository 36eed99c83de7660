/**
 * Windows of earlier tests, for those that come after in the same worker. A console that was loaded before is loaded again for half of
 * what a new window costs; nothing that a test did there is left in it.
 */
import { type BrowserContextOptions, type Page } from 'playwright-core';
import { consolePage } from '../testing/platform.ts';
import { usualViewport } from './windows.ts';

/** By the options that they were opened with. */
const kept = new Map<string, Page[]>();

/** A page of the console's address that does nothing, and lets what belongs to the address be cleared. */
const nowhere = 'favicon.svg';

/** One that was opened with the same options, if there is any. */
export const keptWindow = (options: BrowserContextOptions): Page | undefined =>
  kept.get(JSON.stringify(options))?.pop();

/** Watches where a window goes: what other addresses keep in it can't be cleared from the console's. */
export const sawOnlyTheConsole = (page: Page): (() => boolean) => {
  let isSo = true;
  page.on('framenavigated', (frame) => {
    isSo &&= frame.url().startsWith(consolePage());
  });
  // It could not be told any more to reach the server.
  const route = page.routeWebSocket.bind(page);
  page.routeWebSocket = (...all) => {
    isSo = false;
    return route(...all);
  };
  return () => isSo;
};

/** Empties a window and keeps it; false when it can't be emptied. */
export const keepWindow = async (page: Page, options: BrowserContextOptions): Promise<boolean> => {
  const context = page.context();
  if (page.isClosed() || context.pages().length > 1) return false;
  try {
    page.removeAllListeners();
    delete (page as Partial<Page>).routeWebSocket;
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
    await page.goto(consolePage(nowhere));
    await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
    await context.clearCookies();
    await page.setViewportSize(options.viewport ?? usualViewport);
  } catch {
    return false;
  }
  const key = JSON.stringify(options);
  kept.set(key, [...(kept.get(key) ?? []), page]);
  return true;
};
