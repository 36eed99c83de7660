import { randomUUID } from 'node:crypto';
import { type SignedIn } from '@cotejo/core/identity/server';
import { partners } from '@cotejo/core/partners';
import { beforeEach, describe, expect, test } from 'vitest';
import { type House, openHouse } from '../testing/house.ts';

type Hired = Awaited<ReturnType<House['hire']>>;
type Answer = { code: string; message: string; errors?: Record<string, string>; record: object };

let house: House;
let carmen: Hired;
beforeEach(async () => {
  house = await openHouse();
  carmen = await house.hire('BACKOFFICE', ['PE', 'CL']);
});
const send = async (by: Pick<Hired, 'authorization'>, id: string, command: string, body: object = {}) => {
  const answer = await house.command(`partners/${id}/${command}`, by.authorization, body);
  return { status: answer.statusCode, ...answer.json<Answer>() };
};
/** The same person, of some partners. */
const ofPartners = async (who: SignedIn, ...partners: string[]) => ({
  authorization: `Bearer ${(await house.tokens.issue({ ...who, partners })).token}`,
});

const broker = { country: 'PE', documentNumber: '20100070970', name: 'Corredora Austral', kind: 'broker' };
const id = 'PE-20100070970';

describe('a partner', () => {
  test('is created, and changes in what is given', async () => {
    const contacts = [{ name: 'Ana Ríos', email: 'Ana@Austral.pe', phone: '999888777', typeId: 'renew' }];
    const created = await send(carmen, id, 'create', { ...broker, contacts });
    expect(created.status).toBe(200);
    expect(partners.schema.strict().parse(created.record)).toMatchObject({
      id,
      documentType: 'RUC',
      contacts: [{ name: 'Ana Ríos', email: 'ana@austral.pe', phone: '+51999888777' }],
      allowedCommands: [{ command: 'update', allowed: true }],
    });
    expect((await send(carmen, id, 'update', { kind: 'insurer' })).record).toMatchObject({
      kind: 'insurer',
      name: 'Corredora Austral',
    });
  });

  test('is named by its document, whose check digit is checked', async () => {
    const wrong = await send(carmen, id, 'create', { ...broker, documentNumber: '20100070971' });
    expect([wrong.status, Object.keys(wrong.errors ?? {})]).toEqual([422, ['documentNumber']]);
    const other = await send(carmen, 'PE-20123456786', 'create', broker);
    expect([other.status, Object.keys(other.errors ?? {})]).toEqual([422, ['documentNumber']]);
    const contacts = [{ name: 'Ana', email: 'x', typeId: 'renew' }];
    const unreachable = await send(carmen, id, 'create', { ...broker, contacts });
    expect([unreachable.status, Object.keys(unreachable.errors ?? {})]).toEqual([422, ['contacts.0.email']]);
  });

  test('of another country is nobody’s to create', async () => {
    const abroad = await house.hire('BACKOFFICE', ['CL']);
    expect(await send(abroad, id, 'create', broker)).toMatchObject({ status: 403, code: 'NOT_ALLOWED' });
  });

  test('is changed by its own people alone, for whom others are not there', async () => {
    await send(carmen, id, 'create', broker);
    const admin = await house.hire('ADMIN_PARTNER', ['PE']);
    const own = await send(await ofPartners(admin, id), id, 'update', { name: 'Austral' });
    expect(own.record).toMatchObject({ name: 'Austral' });
    const told = async (partnerId: string, ...partners: string[]) => {
      const { status, code, message } = await send(
        await ofPartners(admin, ...partners),
        partnerId,
        'update',
        {
          name: 'Mía',
        },
      );
      return [status, code, message];
    };
    const nothing = await told('PE-20999999999', id);
    expect(nothing.slice(0, 2)).toEqual([404, 'NOT_FOUND']);
    expect(await told(id, 'PE-20123456786')).toEqual(nothing);
    expect(await told(id)).toEqual(nothing);
    expect((await send(admin, id, 'create', broker)).status).toBe(403);
    expect((await told(randomUUID(), id))[0]).toBe(404);
  });
});
