import { describe, expect, test } from 'vitest';
import { type NamedInAddress, resolvePlan } from './plan-resolution.ts';

const lines = [
  { name: 'EPS', compareUrl: '/Comparar/EPS' },
  { name: 'Seguros-de-Salud', compareUrl: '/Comparar/Seguros-de-Salud' },
];
const nothing: NamedInAddress = { organizations: [], lines, hasPlan: false, clinics: [] };
const clinics = [{ id: 9, displayName: 'Clínica del Misti' }];
const resolve = (segment: string, named: Partial<NamedInAddress>) =>
  resolvePlan('PE', `/EPS/x/Planes/${segment}`, segment, { ...nothing, ...named });
const offering = (url: string, type: string) => ({ organizations: [{ url, type }] });

describe('the last part of an address', () => {
  test('is an organization before all else: it has a page of its own, below its kind’s', () => {
    expect(resolve('eps', { ...offering('EPS', 'EPS'), hasPlan: true, clinics })).toEqual({
      kind: 'elsewhere',
      path: '/EPS/EPS',
    });
    expect(resolve('San-Bartolo', offering('San-Bartolo', 'PRESTADOR'))).toEqual({
      kind: 'elsewhere',
      path: '/Clinicas-y-Hospitales/San-Bartolo',
    });
  });

  test('is none where organizations of its kind have no page, such as brokers', () =>
    expect(resolve('X', offering('X', 'CORREDOR'))).toEqual({ kind: 'nothing' }));

  test('is a category before a plan', () =>
    expect(resolve('seguros-de-salud', { hasPlan: true })).toEqual({
      kind: 'elsewhere',
      path: '/Comparar/Seguros-de-Salud',
    }));

  test('is a plan by its code', () => expect(resolve('Plan', { hasPlan: true })).toEqual({ kind: 'plan' }));

  test.each(['Clinica-del-Misti', 'clínica-del-misti', 'CLINICA_DEL_MISTI'])(
    'is a clinic where nothing else is called so, without accents and spaces: %s',
    (segment) => {
      expect(resolve(segment, { clinics })).toEqual({ kind: 'elsewhere', path: '/Comparar/EPS?clinicas=9' });
      expect(resolve(segment, { clinics, hasPlan: true })).toEqual({ kind: 'plan' });
    },
  );

  test('is nothing that anybody knows', () =>
    expect(resolve('Nada', { clinics })).toEqual({ kind: 'nothing' }));
});
