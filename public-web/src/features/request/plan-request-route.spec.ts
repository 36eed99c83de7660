import { type LoaderFunction } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { type PublicRequest, type SendResult } from '../../api/commands.ts';
import { type InsuranceLine } from '../../api/content.ts';
import { type Platform } from '../../api/platform.ts';
import { type Profiles } from '../../domain/profile.ts';
import { noProfiles } from '../../profile/profiles.ts';
import { type AppContext } from '../../routing/app-context.ts';
import { exampleLine, exampleProduct } from '../../testing/example-products.ts';
import { noSentContacts } from '../../routing/sent-contacts.ts';
import { planRequestRoute } from './plan-request-route.ts';

const family = { cotizante: [{ sexo: 'Femenino', edad: 38 }], cargas: [{ edad: 6 }], ingresodatos: true };
const friends = { cotizante: [{ sexo: 'Masculino', edad: 50 }], ingresodatos: true };
const kept: Profiles = { ...noProfiles, read: (type) => (type === 'EPS' ? family : undefined) };
const ownPrice = { ...exampleProduct.price, minPrice: 410.5 };

type Typed = Readonly<Record<string, string>>;

/** @param answers what the platform says to each attempt, before it receives the rest */
const requestPage = (
  profiles: Profiles,
  planPrice: () => unknown,
  {
    line = exampleLine,
    answers = [],
    query = '',
  }: { line?: InsuranceLine; answers?: SendResult[]; query?: string } = {},
) => {
  const sent: PublicRequest[] = [];
  const platform: Partial<Platform> = {
    product: async () => ({ kind: 'found', value: exampleProduct }),
    lines: async () => ({ kind: 'found', value: [line] }),
    openShared: async () => ({ kind: 'missing' }),
    sharedProfile: async () => ({ kind: 'found', value: { perfil: friends, country: 'PE' } }),
    planPrice: async () => planPrice() as Awaited<ReturnType<Platform['planPrice']>>,
    send: async (request) => {
      sent.push(request);
      return answers.shift() ?? { kind: 'received', id: '6f1a22b0-7f5c-5d7e-9a53-0d6b1c2d3e4f' };
    },
  };
  const visits = { list: () => [], forget: () => undefined };
  const context = {
    country: 'PE',
    platform,
    profiles,
    visits,
    sentContacts: noSentContacts,
  } as unknown as AppContext;
  const action = planRequestRoute(context).action as LoaderFunction;
  const post = async (typed: Typed = {}): Promise<unknown> => {
    const body = new URLSearchParams({
      nombre: 'Rosa',
      email: 'rosa@correo.test',
      telefono: '987654321',
      ...typed,
    });
    const request = new Request(`https://pe.test${exampleProduct.url}/Solicitar${query}`, {
      method: 'POST',
      body,
    });
    return action({ request, params: { plan: exampleProduct.productCode } } as never);
  };
  return { sent, post };
};

/** @returns the body that the platform was sent */
const sentBy = async (
  profiles: Profiles,
  planPrice: unknown,
  line = exampleLine,
  typed: Typed = {},
  query = '',
): Promise<unknown> => {
  const { sent, post } = requestPage(profiles, () => planPrice, { line, query });
  await post(typed);
  return sent[0]?.body;
};

describe('the request for a plan', () => {
  test('tells whom the visitor told of, and the price that she saw for them', async () =>
    expect(await sentBy(kept, { kind: 'found', value: { price: ownPrice } })).toMatchObject({
      perfilIngreso: family,
      precio: 410.5,
      unit: 'PEN',
    }));

  test('of a shared comparison tells whom that was shared for, not whom the visitor told of', async () =>
    expect(
      await sentBy(kept, { kind: 'found', value: { price: ownPrice } }, exampleLine, {}, '?code=abc'),
    ).toMatchObject({ perfilIngreso: friends, precio: 410.5 }));

  test('tells no price where the plan has none for them, or nobody can say', async () => {
    for (const answer of [{ kind: 'found', value: { price: null } }, { kind: 'unavailable' }]) {
      const body = await sentBy(kept, answer);
      expect(body).toMatchObject({ perfilIngreso: family });
      expect(body).not.toHaveProperty('precio');
    }
  });

  test('leaves out a kept profile that the platform refuses', async () => {
    const body = await sentBy(kept, { kind: 'missing' });
    expect(body).toMatchObject({ precio: exampleProduct.price.minPrice });
    expect(body).not.toHaveProperty('perfilIngreso');
  });

  test('tells the starting price where nobody was told of', async () => {
    const body = await sentBy(noProfiles, { kind: 'unavailable' });
    expect(body).toMatchObject({ precio: exampleProduct.price.minPrice });
    expect(body).not.toHaveProperty('perfilIngreso');
  });

  test('of a company tells the company and how many work there', async () => {
    const line = { ...exampleLine, category: 'company' };
    const typed = {
      razonSocial: 'Los Andes S.A.C.',
      trabajadores: '40',
      tipoDocumento: 'RUC',
      numeroDocumento: '20123456786',
    };
    const told = {
      colectivo: { cantidadempleados: 40, razonSocial: 'Los Andes S.A.C.' },
      ingresodatos: true,
    };
    expect(
      await sentBy(noProfiles, { kind: 'found', value: { price: ownPrice } }, line, typed),
    ).toMatchObject({
      perfilIngreso: told,
      precio: 410.5,
      datosingresados: { tipoDocumento: 'RUC', numeroDocumento: '20123456786' },
    });
    const refused = await sentBy(noProfiles, { kind: 'missing' }, line, typed);
    expect(refused).toMatchObject({ perfilIngreso: { colectivo: { razonSocial: 'Los Andes S.A.C.' } } });
  });

  describe('that is sent again', () => {
    const clave = '6f1a22b0-7f5c-4d7e-9a53-0d6b1c2d3e4f';
    const priceOnceKnown = () => {
      const answers: unknown[] = [{ kind: 'unavailable' }];
      return () => answers.shift() ?? { kind: 'found', value: { price: ownPrice } };
    };

    test('after an outage is the same one, and so says the same, whatever is known meanwhile', async () => {
      const { sent, post } = requestPage(kept, priceOnceKnown(), { answers: [{ kind: 'unknown' }] });
      await post({ clave });
      await post({ clave });
      expect(sent).toHaveLength(2);
      expect(sent[1]).toEqual(sent[0]);
      expect(sent[0]?.body).not.toHaveProperty('precio');
    });

    test('with other answers is another one, and says what is known now', async () => {
      const { sent, post } = requestPage(kept, priceOnceKnown(), { answers: [{ kind: 'unknown' }] });
      await post({ clave });
      await post({ clave, nombre: 'Ana' });
      expect(sent[1]?.key).not.toBe(sent[0]?.key);
      expect(sent[1]?.body).toMatchObject({ precio: 410.5, datosingresados: { nombre: 'Ana' } });
    });

    test('after a refusal says what is known now', async () => {
      const refused: SendResult = { kind: 'refused', errors: { perfilIngreso: 'No es válido.' } };
      const { sent, post } = requestPage(kept, priceOnceKnown(), { answers: [refused] });
      await post({ clave });
      await post({ clave });
      expect(sent[1]?.body).toMatchObject({ precio: 410.5 });
    });
  });
});
