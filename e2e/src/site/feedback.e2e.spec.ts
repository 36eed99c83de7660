/** A person says how her request was handled, and staff read it. */
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { callerOf, jsonOf } from '../api/call.ts';
import { logIn, receivedOf, sendContact } from '../api/staff.ts';
import { expectNoAxeViolations } from '../browser/axe.ts';
import { useBrowser } from '../browser/browser.ts';
import { eventually } from '../testing/eventually.ts';
import { pageOf, platform } from '../testing/platform.ts';

const { visit } = useBrowser();
const call = callerOf(platform().port);
afterAll(() => call.close());

const opinions = z.array(z.object({ score: z.number(), comment: z.string().nullable() }));

/** A request, and the link that its person is given when it is received. */
const asked = async (name: string) => {
  const manager = await logIn(call, 'administrador');
  const { id, position, feedbackSignature } = receivedOf(await sendContact(call, name));
  await eventually('the lead is shown', async () => {
    const headers = { 'x-min-position': position };
    return (await manager.call({ method: 'GET', path: `/api/console/leads/${id}`, headers })).status === 200;
  });
  const read = async () => {
    const path = `/api/console/feedbacks?filter=${encodeURIComponent(JSON.stringify({ leadId: id }))}`;
    return opinions.parse(jsonOf(await manager.call({ method: 'GET', path })));
  };
  return { page: pageOf('pe', `/Feedback?lead=${id}&sig=${feedbackSignature}`), read };
};

describe('who gets the link', () => {
  test('says how it was, may change it, and staff read what was said', async () => {
    const { page: address, read } = await asked('Eulogia');
    const page = await visit({ viewport: { width: 320, height: 640 } });
    await page.goto(address);
    await page.getByRole('heading', { name: 'Eulogia, ¿cómo te atendimos?' }).waitFor();
    await expectNoAxeViolations(page, 'the form of an opinion');

    await page.getByRole('button', { name: 'Enviar opinión' }).click();
    await page.getByRole('alert').waitFor();
    await expectNoAxeViolations(page, 'the form without a score');
    await page.getByRole('alert').getByRole('link').click();
    await page.getByRole('radio', { name: '5: mucho' }).check();
    await page.getByRole('checkbox', { name: 'La rapidez' }).check();
    await page.getByLabel('¿Quieres contarnos más?').fill('Me llamaron en diez minutos.');
    await page.getByRole('button', { name: 'Enviar opinión' }).click();
    await page.getByRole('heading', { name: 'Gracias por tu opinión' }).waitFor();
    expect(page.url()).not.toContain('sig=');
    await eventually('the opinion is shown', async () => (await read()).length === 1);
    expect(await read()).toEqual([{ score: 5, comment: 'Me llamaron en diez minutos.' }]);

    await page.goto(address);
    expect(await page.getByRole('radio', { name: '5: mucho' }).isChecked()).toBe(true);
    await page.getByRole('radio', { name: '4', exact: true }).check();
    await page.getByRole('button', { name: 'Enviar opinión' }).click();
    await page.getByRole('heading', { name: 'Gracias por tu opinión' }).waitFor();
    await eventually('the change is shown', async () => (await read())[0]?.score === 4);
  });

  test('and changes a letter of it finds nothing', async () => {
    const { page: address } = await asked('Fuensanta');
    const page = await visit();
    const answer = await page.goto(address.replace(/.$/, (last) => (last === '0' ? '1' : '0')));
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { name: 'No encontramos esta página' }).waitFor();
  });
});
