/** `npm run screenshots`: the pictures of the README, of a platform of its own with the demo. */
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContextOptions, type Page } from 'playwright-core';
import { inRepository } from '../../../local/src/build/index.ts';
import { demoPassword } from '../../../local/src/demo/index.ts';
import { startPlatform } from '../../../local/src/platform/index.ts';
import { launchChromium } from '../browser/launch.ts';

type Shot = {
  readonly name: string;
  /** Of the site of Peru. */
  readonly path: string;
  /** Steps on the page before the picture is taken. */
  readonly until: (page: Page) => Promise<unknown>;
};

const profileKey = 'cotejo.perfil.1.PE.EPS';
const family = {
  cotizante: [{ sexo: 'Femenino', edad: 36 }],
  cargas: [{ parentescoCarga: 'Hijo/Hija', sexo: 'Masculino', edad: 6 }],
};
/** Everything of the first plan is there, and the search button has said so. */
const firstExtra = async (page: Page): Promise<void> => {
  await page.locator('.plan-extra p').first().waitFor();
  await page.locator('[data-search]').waitFor({ state: 'detached' });
};
const heading = (name: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { name }).first().waitFor();

const ofSite: readonly Shot[] = [
  { name: 'home', path: '/', until: heading('Mira tu precio') },
  { name: 'results', path: '/Comparar/EPS?vista=lista', until: firstExtra },
  {
    name: 'plan',
    path: '/EPS/Andina-EPS/Planes/Eps-Andina-Total',
    until: (page) => page.getByText('Tú pagas').first().waitFor(),
  },
  {
    name: 'side-by-side',
    path: '/Comparar/Lado-a-Lado?planes=Eps-Pacifica-Base,Eps-Andina-Total',
    until: heading('En qué se diferencian'),
  },
];
const onPhone: readonly Shot[] = [{ name: 'phone', path: '/Comparar/EPS', until: firstExtra }];
const lead = async (page: Page): Promise<void> => {
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByText('Llegó la solicitud').first().waitFor();
  await page.locator('.MuiSkeleton-root').first().waitFor({ state: 'detached' });
};
const rows = (page: Page) => page.getByRole('table').getByRole('row').nth(5).waitFor();
const ofConsole: readonly Shot[] = [
  { name: 'console-leads', path: '/console/leads', until: rows },
  { name: 'console-lead', path: '/console/leads', until: lead },
  { name: 'console-catalogue', path: '/console/products', until: rows },
];

/** Logs in to the console. */
const signIn = async (page: Page): Promise<void> => {
  await page.getByLabel('Correo electrónico').fill('supervisor@demo.test');
  await page.getByLabel(/^Contraseña/).fill(demoPassword);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.getByRole('button', { name: /^Cuenta de/ }).waitFor();
};

const folder = inRepository('docs', 'screenshots');
const dataDir = mkdtempSync(join(tmpdir(), 'cotejo-screenshots-'));
const platform = await startPlatform({ dataDir, port: 0 });
const browser = await launchChromium();

const takeAll = async (
  shots: readonly Shot[],
  window: BrowserContextOptions,
  before: (page: Page) => Promise<unknown>,
): Promise<void> => {
  const context = await browser.newContext({
    locale: 'es-PE',
    timezoneId: 'America/Lima',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
    ...window,
  });
  const page = await context.newPage();
  await before(page);
  for (const { name, path, until } of shots) {
    await page.goto(`${platform.url('pe.localhost')}${path}`);
    await until(page);
    await page.evaluate(() => document.fonts.ready);
    const file = join(folder, `${name}.png`);
    await page.screenshot({ path: file });
    process.stdout.write(`${name}.png  ${Math.round(statSync(file).size / 1_000)} kB\n`);
  }
  await context.close();
};

try {
  mkdirSync(folder, { recursive: true });
  const told = (page: Page) =>
    page.addInitScript(
      ([key, profile]) => localStorage.setItem(key!, profile!),
      [profileKey, JSON.stringify(family)],
    );
  await takeAll(ofSite, {}, told);
  await takeAll(onPhone, { viewport: { width: 390, height: 800 }, isMobile: true, hasTouch: true }, told);
  await takeAll(ofConsole, {}, async (page) => {
    await page.goto(`${platform.url('pe.localhost')}/console/`);
    await signIn(page);
  });
} finally {
  await browser.close();
  await platform.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
