import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type RegisteredUser } from '../users/index.ts';
import { type CountryCode, countryCodes } from '../kit/country/index.ts';
import { countriesServed, type Executive, nextExecutive } from './rota.ts';

const executive = (id: string, turn: number, ...countries: CountryCode[]): Executive => ({
  id,
  turn,
  countries,
});
const ana = executive('ana', 3, 'CL', 'PE');
const luis = executive('luis', 1, 'CL');
const eva = executive('eva', 2, 'CL');
const all = [ana, luis, eva];

describe('a new lead goes to', () => {
  test('the executive who has been longest without one', () =>
    expect(nextExecutive(all, { country: 'CL' })).toBe(luis));
  test('one of its country only', () => expect(nextExecutive(all, { country: 'PE' })).toBe(ana));
  test('one who has never had any before all others', () => {
    const newcomer = executive('zoe', 0, 'CL');
    expect(nextExecutive([...all, newcomer], { country: 'CL' })).toBe(newcomer);
  });
  test('the executive who sent the visitor, out of turn', () =>
    expect(nextExecutive(all, { country: 'CL', referredBy: 'eva' })).toBe(eva));
  test('whoever is next when the executive who sent the visitor does not take it', () =>
    expect(nextExecutive(all, { country: 'PE', referredBy: 'eva' })).toBe(ana));
  test('nobody where nobody takes leads', () =>
    expect(nextExecutive(all, { country: 'CO' })).toBeUndefined());
});

describe('an executive takes leads', () => {
  const user: RegisteredUser = {
    status: 'active',
    name: 'Ana',
    email: 'ana@demo.test',
    roles: ['EJECUTIVO'],
    countries: ['CL', 'PE'],
    team: [],
    companies: [],
    partners: [],
    passwords: [],
    passwordLinks: [],
    epoch: 0,
    loginEpoch: 0,
  };
  test('of all of one’s countries', () => expect(countriesServed(user)).toEqual(['CL', 'PE']));
  test.each<[string, Partial<RegisteredUser>]>([
    ['while disabled', { status: 'disabled' }],
    ['while paused', { pause: { reasonId: 1 } }],
    ['with another role', { roles: ['SUPERVISOR'] }],
  ])('of none %s', (_, change) => expect(countriesServed({ ...user, ...change })).toEqual([]));
  test('of none before being registered', () =>
    expect(countriesServed({ status: 'unregistered' })).toEqual([]));
});

/** Gives leads one after the other, each advancing its executive's turn. */
const given = (executives: readonly Executive[], countries: readonly CountryCode[]) => {
  const rota = new Map(executives.map((one) => [one.id, one]));
  return countries.map((country, index) => {
    const next = nextExecutive(rota.values(), { country });
    if (next) rota.set(next.id, { ...next, turn: 1_000 + index });
    return next?.id;
  });
};
const team = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    turn: fc.nat(999),
    countries: fc.uniqueArray(fc.constantFrom(...countryCodes), { minLength: 1 }),
  }),
  { selector: ({ id }) => id, minLength: 1, maxLength: 8 },
);

describe('is fair', () => {
  test('those of one country get equally many, give or take one', () =>
    fc.assert(
      fc.property(team, fc.nat(60), (members, leads) => {
        const everywhere = members.map((member) => ({ ...member, countries: countryCodes }));
        const counts = new Map(everywhere.map(({ id }) => [id, 0]));
        for (const id of given(everywhere, Array<CountryCode>(leads).fill('CL')))
          counts.set(id!, counts.get(id!)! + 1);
        expect(Math.max(...counts.values()) - Math.min(...counts.values())).toBeLessThanOrEqual(1);
      }),
    ));
  test('nobody is given two leads of a country while another who takes them has waited through both', () =>
    fc.assert(
      fc.property(
        team,
        fc.array(fc.constantFrom(...countryCodes), { maxLength: 60, size: 'max' }),
        (members, countries) => {
          const ids = given(members, countries);
          ids.forEach((id, second) => {
            const first = ids.lastIndexOf(id, second - 1);
            if (id === undefined || second === 0 || first < 0) return;
            const between = ids.slice(first, second);
            const passedOver = members.filter(
              (member) => member.countries.includes(countries[second]!) && !between.includes(member.id),
            );
            expect(passedOver).toEqual([]);
          });
        },
      ),
    ));
  test('and in whatever order the executives are listed, the same one is next', () =>
    fc.assert(
      fc.property(team, fc.constantFrom(...countryCodes), (members, country) => {
        expect(nextExecutive([...members].reverse(), { country })?.id).toBe(
          nextExecutive(members, { country })?.id,
        );
      }),
    ));
});
