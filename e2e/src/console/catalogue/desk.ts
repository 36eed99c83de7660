/** What the staff of the catalogue does: over the API, and in the console's dialogs. */
import { type Locator, type Page } from 'playwright-core';
import { emptyContent, type ProductContent } from '@cotejo/core/product-content';
import { type PriceRule } from '@cotejo/core/pricing';
import { expect } from 'vitest';
import { z } from 'zod';
import { jsonOf } from '../../api/call.ts';
import { newId } from '../../api/staff.ts';
import { expectNoAxeViolations } from '../../browser/axe.ts';
import { isCutOff } from '../../site/visitor.ts';
import { type Api, useApi } from '../api.ts';

type Content = Partial<ProductContent>;
export type Catalogue = Pick<Api, 'call' | 'as'> & {
  /** Sends a command, which has to be taken. */
  readonly send: (login: string, path: string, body: object) => Promise<void>;
  /** Begins a draft of Peru without an insurer, a type, a path and a price. */
  readonly draft: (code: string, name: string, content?: Content) => Promise<void>;
  /** Begins a product of Peru that lacks nothing to be published; it costs S/ 118, IGV included, unless a price is given. */
  readonly prepare: (
    code: string,
    name: string,
    more?: { readonly content?: Content; readonly price?: PriceRule; readonly organizationId?: number },
  ) => Promise<void>;
};

const hundredSoles: PriceRule = {
  kind: 'fixed',
  unit: 'PEN',
  period: 'monthly',
  tax: { treatment: 'added', name: 'IGV' },
  amount: 10_000,
};
/** S/ 118 for who is grown up, and S/ 59 for a child. */
export const byAge: Extract<PriceRule, { kind: 'ageBands' }> = {
  kind: 'ageBands',
  unit: 'PEN',
  period: 'monthly',
  tax: { treatment: 'added', name: 'IGV' },
  insured: { holder: { from: 18, to: 65 }, dependant: { from: 0, to: 17 } },
  bands: [
    { from: 0, to: 17, amount: 5_000 },
    { from: 18, to: 120, amount: 10_000 },
  ],
};
const rows = z.array(z.object({ id: z.string() })).min(1);

/** For the test file that calls it. */
export function useCatalogue(): Catalogue {
  const { call, as } = useApi();

  const send: Catalogue['send'] = async (login, path, body) => {
    const staff = await as(login);
    const headers = { 'idempotency-key': newId() };
    const answer = await staff.call({ method: 'POST', path: `/api/commands/${path}`, headers, body });
    expect(answer.status, answer.text).toBeLessThan(300);
  };
  /** The number of something of the demo's catalogue of Peru. */
  const numberOf = async (resource: string, q: string): Promise<number> => {
    const filter = encodeURIComponent(JSON.stringify({ q, country: 'PE' }));
    const staff = await as('administrador');
    const answer = await staff.call({ method: 'GET', path: `/api/console/${resource}?filter=${filter}` });
    return Number(rows.parse(jsonOf(answer))[0]!.id);
  };
  const draft: Catalogue['draft'] = (code, name, content) =>
    send('backoffice', `products/${code}/draft`, {
      country: 'PE',
      content: { ...emptyContent(name), identity: { name, isDemo: true }, ...content },
    });
  const prepare: Catalogue['prepare'] = async (
    code,
    name,
    { content, price = hundredSoles, organizationId } = {},
  ) => {
    const identity = {
      name,
      organizationId: organizationId ?? (await numberOf('organizations', 'Inti Seguros')),
      insuranceTypeId: await numberOf('insurance-types', 'Salud'),
      path: `/Seguros/Inti-Seguros/${code}`,
      isDemo: true,
    };
    await draft(code, name, { identity, ...content });
    await send('backoffice', `products/${code}/price`, { price });
  };
  return { call, as, send, draft, prepare };
}

/** Presses the button of this name. @returns the dialog of the same name, once it is there */
export const openDialog = async (page: Page, button: string): Promise<Locator> => {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: button });
  await dialog.waitFor();
  return dialog;
};

/** Presses the button that ends a dialog, and waits until the dialog is gone. */
export const save = async (dialog: Locator, name = 'Guardar'): Promise<void> => {
  await dialog.getByRole('button', { name, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
};

/** The events of a product's or an entry's history, the newest first. */
export const historyOf = (page: Page): Locator =>
  page.getByRole('list', { name: 'Historial' }).locator(':scope > li');

/** Fails unless what is shown can be used by everybody and fits into the window. */
export const expectFine = async (page: Page, state: string): Promise<void> => {
  await expectNoAxeViolations(page, state);
  expect(await isCutOff(page), state).toBe(false);
};
