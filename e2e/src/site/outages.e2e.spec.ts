/** Parts of the platform are away while people look at the site: pages say so, lose nothing, and recover by themselves. */
import { type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callerOf } from '../api/call.ts';
import { leadsNamed, logIn, receivedOf, sendContact } from '../api/staff.ts';
import { expectNoAxeViolations } from '../browser/axe.ts';
import { useBrowser } from '../browser/browser.ts';
import { eventually } from '../testing/eventually.ts';
import { holdDown } from '../testing/held-down.ts';
import { useOwnPlatform } from '../testing/own-platform.ts';
import { introduce, sendRequest, somebody, untilAlive, untilInteractive } from './visitor.ts';

const { visit } = useBrowser();
const platform = useOwnPlatform();
let call: ReturnType<typeof callerOf>;
beforeAll(() => {
  call = callerOf(platform().port);
});
afterAll(() => call?.close());

const pageOf = (path: string): string => `${platform().url('pe.localhost')}${path}`;
const plan = '/Seguros/Andina-Seguros/Salud-Esencial-Andina';
const opened = async (path: string): Promise<Page> => {
  const page = await visit();
  await page.goto(pageOf(path));
  return page;
};
const whileAway = 'No podemos mostrar los planes ahora';

describe('with the read-service away', () => {
  test('pages that are open say what did not come, pages that are asked for say so, and all recover', async () => {
    const [results, detail, home, alone] = [
      await opened('/Comparar/EPS'),
      await opened(plan),
      await opened('/'),
      await visit(),
    ];
    await Promise.all([untilAlive(results), untilAlive(detail), untilAlive(home)]);
    const comeBack = holdDown(platform(), 'read-service');
    await eventually('nobody answers', async () => {
      const answer = await call({ method: 'GET', path: '/api/comparator' });
      return answer.status >= 500;
    });

    await results.getByLabel('Ordenar por').selectOption({ label: 'Menor precio' });
    // Cards whose further lines did not come say the same, until the list's own answer is there.
    await results.getByRole('heading', { name: 'Error al cargar resultados' }).waitFor();
    await expectNoAxeViolations(results, 'results that did not come');
    await detail.getByRole('link', { name: 'Preguntas' }).click();
    await detail.getByRole('alert').getByText('Error al cargar resultados').waitFor();
    await home.getByLabel('Edad').fill('44');
    await home.getByText('No pudimos cargar los precios.').waitFor();
    const answer = await alone.goto(pageOf('/Comparar/EPS'));
    expect(answer?.status()).toBe(503);
    expect(answer?.headers()['retry-after']).toBe('5');
    await alone.getByRole('heading', { name: whileAway }).waitFor();
    await expectNoAxeViolations(alone, 'a page that did not come');

    await comeBack();
    await results.getByRole('article').first().waitFor();
    await detail.getByText('¿Puedo incluir a mi familia?').waitFor();
    await home.getByText('Precios para: hombre de 44 años').waitFor();
    await alone.getByRole('article').first().waitFor();
    await alone.getByText('Ups! algo salió mal.').waitFor({ state: 'detached' });
    expect(new URL(alone.url()).pathname).toBe('/Comparar/EPS');
  });
});

describe.each([
  ['write-service', 'Hermelinda', 200, (results: Page) => results.getByRole('article').first().waitFor()],
  [
    'postgres',
    'Gumersinda',
    503,
    (results: Page) => results.getByRole('alert').getByText('Error al cargar resultados').waitFor(),
  ],
] as const)('with %s away', (part, name, status, seen) => {
  test('what needs it says so and recovers, and a request keeps what was typed and arrives once', async () => {
    const form = await opened(`${plan}/Solicitar`);
    await untilInteractive(form);
    await introduce(form, somebody(name));
    const comeBack = holdDown(platform(), part);
    await eventually(`${part} is missed`, async () => !(await platform().isReady()));

    await form.getByRole('button', { name: 'Enviar solicitud' }).click();
    await form
      .getByRole('alert')
      .getByText(/^El servicio no respondió a tiempo/)
      .waitFor();
    expect(await form.getByLabel('Nombre', { exact: true }).inputValue()).toBe(name);
    await expectNoAxeViolations(form, 'a request that was not received');
    const results = await visit();
    const answer = await results.goto(pageOf('/Comparar/EPS'));
    expect(answer?.status()).toBe(status);
    await seen(results);

    await comeBack();
    await results.getByRole('article').first().waitFor();
    await sendRequest(form);
    const supervisor = await logIn(call, 'supervisor');
    const { position } = receivedOf(await sendContact(call, `${name} Segunda`));
    expect(await leadsNamed(supervisor, name, position)).toHaveLength(1);
  });
});
