/** Whom to insure, in words and as a form, in its states. */
import { profileForm, startingModel } from '@cotejo/core/profile-form';
import { type Examples } from '../testing/example.ts';
import { exampleCards, exampleLine } from '../testing/example-products.ts';
import { ElementField } from './form/ElementField.tsx';
import { FilledForm } from './form/FilledForm.tsx';
import { FormFields } from './form/FormFields.tsx';
import { ProfileDialog } from './form/ProfileDialog.tsx';
import { ProfileBar } from './ProfileBar.tsx';
import { ProfileButton } from './ProfileButton.tsx';
import { PayersButton } from './PayersButton.tsx';
import { PayersPrompt } from './PayersPrompt.tsx';
import { WhoIsInsured } from './WhoIsInsured.tsx';

const nothing = (): void => undefined;
const soles = { id: 'PEN', code: 'PEN', display: 'PEN' };
const pesos = { id: 'CLP', code: 'CLP', display: 'CLP' };
const split = { credit: 0, employer: 90, worker: 90, employerPercent: '50', isAssumed: true };
const family = {
  cotizante: [{ sexo: 'Femenino', edad: 38 }],
  cargas: [{ sexo: 'Masculino', edad: 6, parentescoCarga: 'Hijo/Hija' }],
};
const forms = {
  persons: profileForm('PE', 'persons', 'EPS'),
  abroad: profileForm('INT', 'persons', 'SALUD_INDIVIDUAL'),
  income: profileForm('CL', 'persons', 'ISAPRE'),
  pets: profileForm('PE', 'pets', 'SEGURO_MASCOTAS'),
  company: profileForm('PE', 'company', 'COLECTIVO'),
  work: profileForm('PE', 'sctr', 'SCTR'),
  trip: profileForm('PE', 'travel', 'VIAJE'),
};
const insured = (plans: readonly boolean[]) =>
  plans.map((isInsured) => ({
    ...exampleCards[0]!,
    profilePrice: {
      profiles: [
        { profile: 1, method: 'PriceFound' as const },
        isInsured
          ? { profile: 2, method: 'PriceFound' as const }
          : {
              profile: 2,
              method: 'PriceNotFound' as const,
              reason: 'El plan asegura de los 0 a los 27 años.',
            },
      ],
      notices: ['Indica tu sueldo bruto para descontar el crédito de EPS, que paga primero.'],
    },
  }));
const [entries] = forms.persons.profileFormFields;

export const examples: Examples = {
  ElementField: Object.fromEntries(
    (entries?.elements ?? []).map((element) => [
      element.label,
      <ElementField
        key={element.label}
        element={element}
        path={`cotizante.0.${element.name}`}
        value={undefined}
        error="Falta la respuesta."
        optional={false}
        chosenBefore={undefined}
        onAnswer={nothing}
      />,
    ]),
  ),
  FilledForm: Object.fromEntries(
    Object.entries(forms).map(([name, form]) => [
      name,
      <FilledForm key={name} form={form} said={undefined} onGuard={nothing} onCompare={nothing} />,
    ]),
  ),
  FormFields: {
    wrong: (
      <FormFields
        form={forms.persons}
        model={{ ...startingModel(forms.persons), ...family }}
        errors={{ 'cotizante.0.edad': 'Falta la edad.', cargas: 'Solo puede haber un cónyuge.' }}
        onChange={nothing}
      />
    ),
  },
  ProfileDialog: { waiting: <ProfileDialog productType="EPS" onClose={nothing} onCompare={nothing} /> },
  ProfileBar: {
    'of nobody': (
      <ProfileBar line={exampleLine} profile={undefined} isRefused={false} cards={[]} search={undefined} />
    ),
    refused: <ProfileBar line={exampleLine} profile={undefined} isRefused cards={[]} search={undefined} />,
    'of a family': (
      <ProfileBar
        line={exampleLine}
        profile={family}
        isRefused={false}
        cards={insured([true, false])}
        search="finished"
      />
    ),
  },
  ProfileButton: {
    usual: <ProfileButton productType="EPS">Modificar</ProfileButton>,
    calculating: (
      <ProfileButton productType="EPS" search="calculating">
        Modificar
      </ProfileButton>
    ),
  },
  PayersButton: {
    percentage: <PayersButton productType="EPS" price={{ split }} />,
    pay: <PayersButton productType="ISAPRE" price={{ contribution: { isEstimated: false } }} />,
    'other pay': (
      <PayersButton productType="ISAPRE" price={{ contribution: { amount: 95_000, isEstimated: true } }} />
    ),
  },
  PayersPrompt: {
    assumed: <PayersPrompt productType="EPS" prices={[null, { unit: soles, split }]} />,
    told: (
      <PayersPrompt productType="EPS" prices={[{ unit: soles, split: { ...split, isAssumed: false } }]} />
    ),
    'after a credit': (
      <PayersPrompt productType="EPS" prices={[{ unit: soles, split: { ...split, credit: 40 } }]} />
    ),
    'a contribution': (
      <PayersPrompt productType="ISAPRE" prices={[{ unit: pesos, contribution: { isEstimated: false } }]} />
    ),
    'a contribution of a known pay': (
      <PayersPrompt
        productType="ISAPRE"
        prices={[{ unit: pesos, contribution: { amount: 95_000, isEstimated: true } }]}
      />
    ),
  },
  WhoIsInsured: {
    all: <WhoIsInsured people={['Mujer de 38 años', 'Hijo de 6 años']} cards={insured([true])} />,
    some: <WhoIsInsured people={['Mujer de 38 años', 'Padre de 70 años']} cards={insured([true, false])} />,
    'none in any': (
      <WhoIsInsured people={['Mujer de 38 años', 'Padre de 70 años']} cards={insured([false, false])} />
    ),
  },
};
