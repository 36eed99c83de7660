import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fieldErrors } from '../kit/validation/index.ts';
import { lead } from '../leads/index.ts';
import { planRequest } from './plan-request.ts';

const body = (more: object = {}) => ({
  datosingresados: { nombre: 'María', email: 'maria@correo.example', telefono: '999888777' },
  nombreplan: 'PE-1',
  ...more,
});
const read = (more: object = {}) => planRequest('PE').parse(body(more));
const errorsOf = (more: object) => fieldErrors(planRequest('PE').safeParse(body(more)).error!);

describe('a request for a plan', () => {
  test('names the plan, by its code when it has no longer name', () => {
    expect(read({ nombreLargoPlan: 'Plan Uno' })).toMatchObject({
      requestTypeId: 2,
      product: { code: 'PE-1', name: 'Plan Uno' },
    });
    expect(read().product).toMatchObject({ code: 'PE-1', name: 'PE-1' });
    expect(errorsOf({ nombreplan: ' ' })).toEqual({ nombreplan: 'Campo requerido.' });
  });

  test('keeps all that the spec’s form tells, and fits the event', () => {
    const request = read({
      codigoPrestador: 'CL-9',
      mismaAseguradora: true,
      hasOnlineOnboarding: false,
      numeroDocumentoPareja: '12.345.678',
      idSalesforce: '00Q5g00000',
      precio: 120.5,
      unit: 'PEN',
      paymentMode: 'MONTHLY',
      perfilIngreso: { cotizante: [{ edad: 25, sexo: 'Femenino' }], enPareja: 'false' },
      referido: { name: 'Ana', email: 'ANA@correo.example', loggedAs: 'referral' },
      isInternalTraffic: true,
      originLead: 'web-plan',
    });
    expect(request).toMatchObject({
      product: { providerCode: 'CL-9', sameInsurer: true, onlineOnboarding: false },
      partnerDocument: '12345678',
      origin: { lead: 'web-plan' },
      salesforceId: '00Q5g00000',
      quotedPrice: { amount: '120.5', unit: 'PEN', period: 'MONTHLY' },
      profile: { cotizante: [{ edad: 25, sexo: 'Femenino' }], enPareja: 'false' },
      referral: { name: 'Ana', email: 'ana@correo.example' },
      internalTraffic: true,
    });
    lead.events['LeadReceived']!.schema.parse(request);
  });

  test.each<[object, string]>([
    [{ codigoPrestador: 'x'.repeat(41) }, 'codigoPrestador'],
    [{ numeroDocumentoPareja: '12' }, 'numeroDocumentoPareja'],
    [{ mismaAseguradora: 'sí' }, 'mismaAseguradora'],
    [{ precio: {} }, 'precio'],
    [{ perfilIngreso: [] }, 'perfilIngreso'],
    [{ perfilIngreso: { a: 'x'.repeat(20_000) } }, 'perfilIngreso'],
    [{ referido: { ejecutivo: 'ana' } }, 'referido.ejecutivo'],
    [{ referido: { email: 'ana' } }, 'referido.email'],
    [{ idSalesforce: 7 }, 'idSalesforce'],
  ])('with %j is refused by that field', (more, field) =>
    expect(Object.keys(errorsOf(more))).toEqual([field]),
  );
});

describe('the price that the visitor saw', () => {
  test.each<[unknown, string]>([
    [120, '120'],
    [45.5, '45.5'],
    [0.1 + 0.2, '0.3'],
    [' 3.75 ', '3.75'],
    ['0.0001', '0.0001'],
    [9_999_999_999, '9999999999'],
  ])('%j is kept as the decimal %s, in the country’s currency when no unit is told', (precio, amount) =>
    expect(read({ precio }).quotedPrice).toEqual({ amount, unit: 'PEN', period: undefined }),
  );
  test.each([undefined, null, 0, '0', '0.00', '', -5, 1e11, 1e-9, 'gratis', '1.234,50'])(
    'is none when it is %j, and the request goes on',
    (precio) => {
      const request = read({ precio });
      expect(request.quotedPrice).toBeUndefined();
      expect(request.product?.code).toBe('PE-1');
    },
  );
});

describe('a referral', () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-31T12:00:00Z') }));
  afterEach(() => void vi.useRealTimers());
  const ejecutivo = 'B3A6F9B4-3C5F-4E53-9B54-0F2B4C9B1C11';
  const of = (referido: object) => read({ referido }).referral;

  test('lasts 30 days', () => {
    expect(of({ name: 'Ana', initialDate: '2026-03-01T12:00:00.000Z' })).toEqual({ name: 'Ana' });
    expect(of({ name: 'Ana', initialDate: '2026-03-01T11:59:59.999Z' })).toBeUndefined();
  });
  test('by an executive lasts for ever', () =>
    expect(of({ ejecutivo, initialDate: '2025-01-01T00:00:00.000Z' })).toEqual({
      executiveId: ejecutivo.toLowerCase(),
    }));
  test('of nobody is none', () => expect(of({ loggedAs: 'referral' })).toBeUndefined());
});
