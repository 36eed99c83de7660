import { expect, test } from 'vitest';
import { renderHtml } from '../testing/render-html.ts';
import { CardExtraLine } from './CardExtraLine.tsx';

test('what a card says besides is not announced while one scrolls, unless it could not be loaded', () => {
  const extra = { clinics: 12, offers: [], paymentMethods: [] } as never;
  const known = renderHtml('PE', <CardExtraLine extra={{ state: 'known', extra }} />);
  expect(known).toContain('Atención en 12 clínicas');
  expect(known).not.toMatch(/aria-live|role=/);
  const failed = renderHtml('PE', <CardExtraLine extra={{ state: 'failed', retry: () => undefined }} />);
  expect(failed).toContain('<p role="alert"><strong>Error al cargar resultados.</strong>');
});
