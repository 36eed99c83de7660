import { type FormElement } from '@cotejo/core/profile-form';
import { expect, test } from 'vitest';
import { renderHtml } from '../../testing/render-html.ts';
import { ElementField } from './ElementField.tsx';

const question = {
  name: 'sexo',
  label: 'Sexo',
  allowedValues: [{ label: 'Femenino', value: 'Femenino' }],
  defaultValue: null,
  dataType: 'text',
  placeholder: null,
  mask: null,
  helper: 'Como en tu documento.',
  class: null,
  groupClass: null,
  retrieveFunction: null,
  hideExpression: false,
  changeAction: null,
} as const;

type Type = FormElement['fieldType']['fldType'];
const field = (fldType: Type, error?: string): string =>
  renderHtml(
    'PE',
    <ElementField
      element={{ ...question, fieldType: { fldType, htmlType: null } }}
      path="cotizante.0.sexo"
      value={undefined}
      error={error}
      optional={false}
      chosenBefore={undefined}
      onAnswer={() => undefined}
    />,
  );
const message = 'Elige una opción.';

test.each(['radio', 'checkbox', 'input'] as const)(
  'a question of type %s says what is wrong with its answer',
  (type) => {
    const html = field(type, message);
    expect(html).toMatch(/class="[^"]*field-wrong/);
    expect(html).toContain(
      `<p class="field-error" id="campo-cotizante.0.sexo-error"><span class="visually-hidden">Error: </span>${message}</p>`,
    );
    expect(html).toMatch(/aria-describedby="[^"]*campo-cotizante\.0\.sexo-error"/);
  },
);

test.each(['radio', 'checkbox', 'input'] as const)(
  'a question of type %s with a right answer says nothing',
  (type) => expect(field(type)).not.toMatch(/field-wrong|field-error|-error"/),
);
