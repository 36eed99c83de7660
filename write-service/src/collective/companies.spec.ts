import { beforeEach, describe, expect, test } from 'vitest';
import { type House, openHouse } from '../testing/house.ts';

let house: House;
let carmen: Awaited<ReturnType<House['hire']>>;
let bruno: typeof carmen;
beforeEach(async () => {
  house = await openHouse();
  carmen = await house.hire('BACKOFFICE', ['PE', 'CL'], { name: 'Carmen Ríos' });
  bruno = await house.hire('BACKOFFICE', ['PE', 'CL']);
});

const id = 'PE-20100070970';
const body = {
  country: 'PE',
  documentNumber: '20-10007097-0',
  legalName: 'Textiles del Sur S.A.C.',
  economicActivityId: 'C',
  address: { city: 'Arequipa' },
  contacts: [{ name: 'Ana Ríos', email: 'ANA@sur.pe', phone: '999 888 777', typeId: 'humanResources' }],
};
const send = (command: string, payload: object = {}, by = carmen, to = id) =>
  house.command(`companies/${to}/${command}`, by.authorization, payload);
const refusal = async (answer: ReturnType<typeof send>) => {
  const { status, code, errors } = (await answer).json<Record<string, unknown>>();
  return [status, code, errors ?? {}];
};

describe('a company', () => {
  test('is registered with its document and contacts as they are kept, and approved by somebody else', async () => {
    const answer = (await send('register', body)).json<{ record: object }>();
    expect(answer.record).toMatchObject({
      id,
      documentType: 'RUC',
      documentNumber: '20100070970',
      status: 'PENDING',
      approval: 'PENDING',
      registeredByName: 'Carmen Ríos',
      contacts: [{ name: 'Ana Ríos', email: 'ana@sur.pe', phone: '+51999888777', typeId: 'humanResources' }],
    });
    expect(await refusal(send('approve'))).toEqual([409, 'INVALID_TRANSITION', {}]);
    expect((await send('approve', {}, bruno)).json()).toMatchObject({
      record: { status: 'ACTIVE', approval: 'APPROVED' },
    });
  });
  test('has its contacts sealed', async () => {
    await send('register', body);
    const stored = JSON.stringify((await house.store.readStream(`company-${id}`))[0]!.data);
    expect(stored).toContain('Textiles');
    expect(stored).not.toContain('sur.pe');
  });
  test.each<[object, object]>([
    [{ documentNumber: '20100070971' }, { documentNumber: 'RUC no válido: revisa el dígito verificador.' }],
    [
      { documentNumber: '20131312955' },
      { documentNumber: `No es el de la dirección, que termina en ${id}.` },
    ],
    [{ legalName: ' ' }, { legalName: 'Campo requerido.' }],
    [{ economicActivityId: 'Z' }, { economicActivityId: expect.stringMatching(/^Elige uno de/) as string }],
    [{ contacts: [{}] }, { 'contacts.0.name': 'Campo requerido.' }],
    [{ contacts: 'Ana' }, { contacts: expect.any(String) as string }],
    [{ extra: 1 }, { extra: expect.any(String) as string }],
  ])('with %j is refused by that field', async (more, errors) => {
    const [status, code, told] = await refusal(send('register', { ...body, ...more }));
    expect([status, code]).toEqual([422, 'INVALID_INPUT']);
    expect(told).toMatchObject(errors);
  });
  test('is registered where one works, and is nothing to those of other countries', async () => {
    const other = await house.hire('BACKOFFICE', ['CO']);
    expect(await refusal(send('register', body, other))).toEqual([403, 'NOT_ALLOWED', {}]);
    await send('register', body);
    const answered = async (to: string) => (await send('change', { legalName: 'X' }, other, to)).body;
    expect(await answered(id)).toEqual(await answered('PE-20131312955'));
    expect(await refusal(send('register', body, carmen, 'XX-1'))).toEqual([404, 'NOT_FOUND', {}]);
  });
  test('changes in what is given', async () => {
    await send('register', body);
    const { record } = (await send('change', { tradeName: 'Del Sur', contacts: [] })).json<{
      record: object;
    }>();
    expect(record).toMatchObject({ tradeName: 'Del Sur', legalName: body.legalName, contacts: [] });
    expect(await refusal(send('reject', { reason: '' }, bruno))).toEqual([
      422,
      'INVALID_INPUT',
      { reason: 'Campo requerido.' },
    ]);
  });
});
