/** A real browser for the test files of a worker: opened once, with a window of somebody new for whoever asks. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { beforeAll, onTestFinished } from 'vitest';
import { keepWindow, keptWindow, sawOnlyTheConsole } from './kept-windows.ts';
import { launchChromium } from './launch.ts';
import { usualViewport } from './windows.ts';

/** How long a page has for anything that it is waited for; slow machines get their time, and nothing sleeps. */
const timeout = 30_000;

/** Ends with the worker. */
let running: Browser | undefined;

const open = async (): Promise<Browser> => {
  if (running?.isConnected()) return running;
  return (running = await launchChromium());
};

/** Opens the browser for the file that calls it; `visit` opens a window of somebody new within a test. */
export function useBrowser(): { visit: (options?: BrowserContextOptions) => Promise<Page> } {
  let browser: Browser;
  beforeAll(async () => {
    browser = await open();
  });

  const visit = async (options: BrowserContextOptions = {}): Promise<Page> => {
    const page = keptWindow(options) ?? (await newWindow(browser, options));
    const troubles = troublesOf(page);
    const mayBeKept = sawOnlyTheConsole(page);
    onTestFinished(async ({ task }) => {
      const failed = task.result?.state === 'fail';
      if (failed) {
        const picture = await keepPicture(page, task.name);
        process.stderr.write(`${task.name}: ${page.url()} looked like ${picture}\n${troubles.join('\n')}\n`);
      }
      if (failed || !mayBeKept() || !(await keepWindow(page, options))) await page.context().close();
    });
    return page;
  };
  return { visit };
}

async function newWindow(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({
    locale: 'es-PE',
    timezoneId: 'America/Lima',
    // What is half faded in has not its colours yet; who asks for stillness is shown every state at once.
    reducedMotion: 'reduce',
    viewport: usualViewport,
    ...options,
  });
  context.setDefaultTimeout(timeout);
  return context.newPage();
}

/** What the browser complained about: the first thing to read when a test fails. */
function troublesOf(page: Page): string[] {
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      troubles.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`));
  return troubles;
}

async function keepPicture(page: Page, name: string): Promise<string> {
  const folder = join(import.meta.dirname, '../../pictures');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name.replace(/[^\p{L}\d]+/gu, '-').slice(0, 80)}-${Date.now()}.png`);
  await page.screenshot({ path, fullPage: true }).catch(() => undefined);
  return path;
}
