/** Time from an empty cache to a usable console, on a phone with a slow line: for whoever logs in, and for whoever is logged in. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchChromium } from '../../e2e/src/browser/launch.ts';
import { startPlatform } from '../../local/src/platform/index.ts';
import { type Measure, percentiles } from './measure.ts';

const rounds = 7;
/** Milliseconds. */
const wanted = 2_000;
/** Latency in milliseconds, throughput in bytes a second: 1.6 and 0.75 Mbit/s. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const timesSlower = 4;
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'es-PE' };
const credentials = JSON.stringify({ email: 'supervisor@demo.test', password: 'Demo#2026' });

type Case = { readonly name: string; readonly isLoggedIn: boolean; readonly usable: string };

const cases: readonly Case[] = [
  { name: 'the login page can be typed in', isLoggedIn: false, usable: 'input[type=email]' },
  { name: 'the start page has its frame', isLoggedIn: true, usable: 'main h1' },
  { name: 'the start page has its first requests', isLoggedIn: true, usable: 'main section li a' },
];

/** Scripts of the page, as text: the browser knows nothing of what they are compiled with here. */
const logIn = `fetch('/api/auth/login', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: ${JSON.stringify(credentials)},
}).then(({ ok }) => {
  localStorage.setItem('cotejo-last-use', String(Date.now()));
  return ok;
})`;

/** Notes when the first element is there that the selector fits. */
const note = (selector: string): string => `window.usable = new Promise((resolve) => (function look() {
  if (document.querySelector(${JSON.stringify(selector)})) resolve(performance.now());
  else requestAnimationFrame(look);
})())`;

type Browser = Awaited<ReturnType<typeof launchChromium>>;

/** @returns milliseconds since the address was asked for */
async function timeOf(browser: Browser, address: string, { isLoggedIn, usable }: Case): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    if (isLoggedIn) {
      await page.goto(`${address}favicon.svg`);
      if (!(await page.evaluate(logIn))) throw new Error('The login was refused.');
    }
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', slowLine);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: timesSlower });
    await page.addInitScript(note(usable));
    await page.goto(address, { waitUntil: 'commit' });
    return await page.evaluate<number>('window.usable');
  } finally {
    await context.close();
  }
}

export async function benchConsoleLoad(): Promise<Measure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cotejo-bench-'));
  const platform = await startPlatform({ dataDir, port: 0 });
  const browser = await launchChromium();
  try {
    const measures: Measure[] = [];
    for (const one of cases) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1)
        times.push(await timeOf(browser, `${platform.url('pe.localhost')}/console/`, one));
      const own = percentiles(times);
      measures.push({
        name: `${one.name}, on a slow phone`,
        unit: `in ${rounds} loads`,
        ...own,
        yardstick: `${wanted.toLocaleString('en-US')} ms`,
        ratio: own.p50! / wanted,
      });
    }
    return measures;
  } finally {
    await browser.close();
    await platform.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
