import { expect, test } from 'vitest';
import { renderHtml } from '../testing/render-html.ts';
import { type CardExtra } from '../api/card-extra.ts';
import { CardExtraLine } from './CardExtraLine.tsx';

const extra: CardExtra = {
  clinics: 12,
  chosenClinics: [],
  features: [],
  offers: [],
  paymentMethods: [],
};
const lineOf = (changed: Partial<CardExtra>): string =>
  renderHtml('PE', <CardExtraLine extra={{ state: 'known', extra: { ...extra, ...changed } }} />);

test('what a card says besides is not announced while one scrolls, unless it could not be loaded', () => {
  const known = renderHtml('PE', <CardExtraLine extra={{ state: 'known', extra }} />);
  expect(known).toContain('Atención en 12 clínicas');
  expect(known).not.toMatch(/aria-live|role=/);
  const failed = renderHtml('PE', <CardExtraLine extra={{ state: 'failed', retry: () => undefined }} />);
  expect(failed).toContain('<p role="alert"><strong>Error al cargar resultados.</strong>');
});

test('a card names features of its own plan, two at most', () => {
  expect(lineOf({ features: ['Telemedicina', 'Maternidad'] })).toContain('>Telemedicina · Maternidad<');
  expect(lineOf({ features: ['A', 'B', 'C', 'D', 'E'] })).toContain('>A · B y 3 más<');
});

test('a card names those clinics of the plan that one filters by', () => {
  const chosenClinics = [
    { displayName: 'Clínica Arauco', category: 'Red 1' },
    { displayName: 'Clínica Ñielol', category: undefined },
  ];
  expect(lineOf({ chosenClinics })).toContain(
    'Atención en 12 clínicas, con Clínica Arauco (Red 1) y Clínica Ñielol',
  );
});
