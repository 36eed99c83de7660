/** Nothing on the main pages moves away from under a finger while it loads: on a phone, by a slow network. */
import { type Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from '../browser/browser.ts';
import { pageOf } from '../testing/platform.ts';
import { untilAlive } from './visitor.ts';

const { visit } = useBrowser();

/** Of the window's height and width; half of what counts as good. */
const mostShift = 0.02;
const plan = '/Seguros/Andina-Seguros/Salud-Esencial-Andina';
const beside = '/Comparar/Lado-a-Lado?planes=Eps-Pacifica-Base,Eps-Andina-Total';

/** A profile with a pay, as the browser keeps it. */
const stored = JSON.stringify({ cotizante: [{ sexo: 'Masculino', edad: 34, ingreso: 1_500_000 }] });

declare global {
  interface Window {
    /** Sum of the layout shifts so far. */
    shifted: number;
  }
}
type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };

/** Runs in the page, before anything of it. */
const watchShifts = (): void => {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as Shift[])
      if (!hadRecentInput) window.shifted += value;
  }).observe({ type: 'layout-shift', buffered: true });
};

/** A phone by a network of 1.6 Mbit/s that answers after 150 ms, a quarter as fast as this machine. */
const slowPhone = async (): Promise<Page> => {
  const page = await visit({ viewport: { width: 390, height: 800 }, isMobile: true, hasTouch: true });
  await page.addInitScript(watchShifts);
  const session = await page.context().newCDPSession(page);
  const [down, up] = [1_600_000 / 8, 750_000 / 8];
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: down,
    uploadThroughput: up,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
};

/** As somebody reads it: what comes late comes while it is looked at. */
const readThrough = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < Math.min(document.body.scrollHeight, 4_000); top += 400) {
      scrollTo(0, top);
      await frame();
      await frame();
    }
    scrollTo(0, 0);
    await frame();
  });
};

describe.each([
  ['the home page', '/', '.plan-card', '.plan-extra:has(p)'],
  ['a comparison', '/Comparar/Seguros-de-Salud', '.plan-card', '.plan-extra:has(p)'],
  ['a plan', plan, '.detail-tab', '.detail-tab h2'],
  ['plans side by side', beside, 'table', 'table'],
])('%s', (_, path, part, last) => {
  test('stays where it is while it loads', async () => {
    const page = await slowPhone();
    await page.goto(pageOf('pe', path), { waitUntil: 'load' });
    await untilAlive(page);
    await readThrough(page);
    await page.locator(part).first().scrollIntoViewIfNeeded();
    await page.locator(last).first().waitFor();
    expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(mostShift);
  });
});

test('a plan keeps the room of what a stored pay has to say', async () => {
  const page = await slowPhone();
  await page.addInitScript((text) => localStorage.setItem('cotejo.perfil.1.CL.ISAPRE', text), stored);
  await page.goto(pageOf('cl', '/Isapre/Isapre-Maipo/Planes/Maipo-Digital-70'));
  await page.getByText('Los precios son para las personas que indicaste.').waitFor();
  await page.getByText('Tú pagas').first().waitFor();
  expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(mostShift);
});

test('prices for who was told of before come in the places of those of nobody', async () => {
  const page = await slowPhone();
  const key = 'cotejo.perfil.1.PE.SALUD_INDIVIDUAL';
  await page.addInitScript(
    ([name, text]) => localStorage.setItem(name!, text!),
    [key, JSON.stringify({ cotizante: [{ sexo: 'Femenino', edad: 38 }] })],
  );
  await page.goto(pageOf('pe', '/Comparar/Seguros-de-Salud'));
  await page.getByRole('status').filter({ hasText: 'mujer de 38 años' }).waitFor();
  expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(mostShift);
});
