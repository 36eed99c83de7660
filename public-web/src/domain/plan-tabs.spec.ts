import { describe, expect, test } from 'vitest';
import { canonicalOfTab, tabAt, tabNames, tabOfPath, tabPath, tabsOf } from './plan-tabs.ts';

const url = '/Seguros/Andina/Plan';
const namesOf = (...asked: Parameters<typeof tabsOf>) => tabsOf(...asked).map(({ name }) => name);

describe('the tabs of a plan', () => {
  test('are all of them as long as nothing is known, the summary first', () => {
    expect(namesOf({})).toEqual(tabNames);
    expect(namesOf({})[0]).toBe('summary');
  });

  test('leave out clinics where the plan has no network', () => {
    expect(namesOf({ clinics: 0 })).not.toContain('clinics');
    expect(namesOf({ clinics: 1 })).toContain('clinics');
  });

  test('cannot be opened where they would be empty', () =>
    expect(
      tabsOf({ coverages: 0 })
        .filter(({ isDisabled }) => isDisabled)
        .map(({ name }) => name),
    ).toEqual(['coverages']));

  test('say where an offer is', () =>
    expect(tabsOf({ hasOffer: true }).find(({ highlight }) => highlight)).toMatchObject({ name: 'price' }));
});

test('the summary stands at the address of the plan, each other tab below it', () => {
  expect(tabsOf({}).map((tab) => tabPath(url, tab))).toEqual([
    url,
    ...['Coberturas', 'Precio', 'Clinicas', 'Condiciones', 'Documento', 'Preguntas'].map(
      (segment) => `${url}/${segment}`,
    ),
  ]);
});

test('a tab is known however its address is written, and no other', () => {
  expect(tabAt('preCIO')?.name).toBe('price');
  expect(tabAt('')?.name).toBe('summary');
  expect(tabAt('Nada')).toBeUndefined();
});

test('the tab of an address is what stands below the plan, with its letters encoded or not', () => {
  const accented = '/Seguros/Pacífico/Plan';
  expect(tabOfPath(accented, `${encodeURI(accented)}/Precio`)?.name).toBe('price');
  expect(tabOfPath(accented, `${accented}/`)?.name).toBe('summary');
  expect(tabOfPath(accented, `${accented}/Solicitar/Confirmacion`)).toBeUndefined();
});

test('a search engine finds each tab but the price, which is the plan’s', () => {
  expect(canonicalOfTab(url, 'price')).toBe(url);
  expect(canonicalOfTab(url, 'questions')).toBe(`${url}/Preguntas`);
});
