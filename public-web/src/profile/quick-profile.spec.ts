import { countryCodes } from '@cotejo/core/kit/country';
import { linesOf } from '@cotejo/core/content';
import { profileForm, profileTypeOf, ruleErrors } from '@cotejo/core/profile-form';
import { describe, expect, test } from 'vitest';
import { quickAnswers, quickProfile, quickQuestions } from './quick-profile.ts';
import { type Subject, subjectOf } from './subject.ts';

const subjects: readonly Subject[] = ['persons', 'pets', 'company', 'sctr', 'guards', 'travel'];

describe('the questions of a first price', () => {
  test('are four at most with the line of insurance, and none asks who the visitor is', () => {
    for (const subject of subjects) {
      expect(quickQuestions(subject, 'PE').length + 1).toBeLessThanOrEqual(4);
      for (const { path } of quickQuestions(subject, 'PE'))
        expect(path).not.toMatch(/nombre|email|telefono|rut/);
    }
  });

  test('are answered from the start', () => {
    for (const subject of subjects)
      expect(quickProfile(subject, quickAnswers(subject, undefined, 'PE'), undefined, 'PE')).toMatchObject({
        ingresodatos: true,
      });
    expect(quickProfile('persons', quickAnswers('persons', undefined, 'PE'), undefined, 'PE')).toEqual({
      cotizante: [{ sexo: 'Masculino', edad: 25 }],
      ingresodatos: true,
    });
  });

  test('change the first person of a family, and nobody else', () => {
    const family = {
      cotizante: [
        { sexo: 'Femenino', edad: 38 },
        { sexo: 'Masculino', edad: 40 },
      ],
      cargas: [{ edad: 6 }],
    };
    const answers = { ...quickAnswers('persons', family, 'PE'), 'cotizante.0.edad': '39' };
    expect(quickProfile('persons', answers, family, 'PE')).toEqual({
      cotizante: [
        { sexo: 'Femenino', edad: 39 },
        { sexo: 'Masculino', edad: 40 },
      ],
      cargas: [{ edad: 6 }],
      ingresodatos: true,
    });
  });

  test.each(['', 'x', '-1', '121', ' '])('wait while the age is «%s»', (typed) =>
    expect(
      quickProfile(
        'persons',
        { ...quickAnswers('persons', undefined, 'PE'), 'cotizante.0.edad': typed },
        undefined,
        'PE',
      ),
    ).toBeUndefined(),
  );

  test('take thousands as people part them', () =>
    expect(
      quickProfile('company', { 'colectivo.cantidadempleados': '1,200' }, undefined, 'PE'),
    ).toMatchObject({
      colectivo: { cantidadempleados: 1_200 },
    }));

  test.each([
    ['PE', '1500.50', 1_500.5],
    ['PE', '1,500.50', 1_500.5],
    ['CL', '450.000', 450_000],
    ['CO', '1.500.000,50', 1_500_000.5],
  ] as const)('take an amount as %s writes it: %s', (country, typed, ingreso) =>
    expect(
      quickProfile(
        'sctr',
        { ...quickAnswers('sctr', undefined, 'PE'), 'sctr.ingreso': typed },
        undefined,
        country,
      ),
    ).toMatchObject({ sctr: { ingreso } }),
  );

  test.each(['4.110', '0', '-5', '1.5.5'])('wait while the amount is «%s»', (typed) =>
    expect(
      quickProfile(
        'sctr',
        { ...quickAnswers('sctr', undefined, 'PE'), 'sctr.ingreso': typed },
        undefined,
        'PE',
      ),
    ).toBeUndefined(),
  );
});

describe('the bounds of a first price’s answers', () => {
  const cases = countryCodes.flatMap((country) =>
    linesOf(country).flatMap((line) => {
      const type = profileTypeOf(country, line.productType);
      return type ? [[country, line.productType, subjectOf(line), type] as const] : [];
    }),
  );

  test.each(cases)('are those of the form of %s %s', (country, productType, subject, type) => {
    const form = profileForm(country, type, productType);
    const start = quickAnswers(subject, undefined, country);
    for (const question of quickQuestions(subject, country)) {
      if (question.kind === 'choice') continue;
      const refused = (typed: number): boolean => {
        const answers = { ...start, [question.path]: String(typed) };
        const profile = quickProfile(subject, answers, undefined, country);
        return profile === undefined || Object.keys(ruleErrors(form, profile)).length > 0;
      };
      expect([question.path, refused(question.least), refused(question.most)]).toEqual([
        question.path,
        false,
        false,
      ]);
    }
  });

  test('leave out companies that nobody in Colombia insures', () => {
    const of = (typed: string) =>
      quickProfile('company', { 'colectivo.cantidadempleados': typed }, undefined, 'CO');
    expect([of('9'), of('10')]).toEqual([undefined, expect.anything()]);
  });
});
