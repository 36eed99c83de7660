import { profileForm, startingModel } from '@cotejo/core/profile-form';
import { expect, test } from 'vitest';
import { renderHtml } from '../../testing/render-html.ts';
import { FormFields } from './FormFields.tsx';
import { withAnswer } from './model-changes.ts';

test.each(['PE', 'CL'] as const)(
  'in %s the partner’s questions come after the checkbox that asks for them, and before the dependants',
  (country) => {
    const form = profileForm(country, 'persons', country === 'PE' ? 'EPS' : 'SALUD_INDIVIDUAL');
    const start = startingModel(form);
    const [checkbox] = form.profileFormFields.find(({ fldName }) => fldName === 'enPareja')!.elements;
    const couple = withAnswer(form, start, checkbox!, 'enPareja', true);
    const html = renderHtml(
      country,
      <FormFields form={form} model={couple} errors={{}} onChange={() => undefined} />,
    );
    const places = ['cotizante.0.edad', 'enPareja', 'cotizante.1.edad', 'cargas-agregar'].map((name) =>
      html.indexOf(`id="campo-${name}"`),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  },
);
