import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type RoleName } from '../reference/roles.ts';
import { askerNow } from './asker.ts';
import { type Staff } from './staff.ts';

const staff = (role: RoleName): Staff => ({ id: randomUUID(), roles: [role], countries: ['PE'] });
const [rosa, alba, hilda] = [staff('EJECUTIVO'), staff('ADMINISTRADOR'), staff('GERENTE')];
const find = async (id: string) => [rosa, alba, hilda].find((one) => one.id === id);
const actedBy = ({ id }: Staff) => ({ id, role: 'ADMINISTRADOR' });

test('work goes on as the person who asked, with the roles of now', async () => {
  expect(await askerNow(find, { id: rosa.id })).toEqual(rosa);
  expect(await askerNow(find, { id: randomUUID() })).toBeUndefined();
});

test('work that an administrator asked for as somebody goes on under both names', async () => {
  expect(await askerNow(find, { id: rosa.id, actedBy: actedBy(alba) })).toEqual({
    ...rosa,
    actedBy: actedBy(alba),
  });
  expect(await askerNow(find, { id: randomUUID(), actedBy: actedBy(alba) })).toBeUndefined();
});

test('work of an administrator who may act as others no more is nobody’s', async () => {
  expect(await askerNow(find, { id: rosa.id, actedBy: actedBy(hilda) })).toBeUndefined();
  expect(await askerNow(find, { id: rosa.id, actedBy: actedBy(staff('ADMINISTRADOR')) })).toBeUndefined();
});
