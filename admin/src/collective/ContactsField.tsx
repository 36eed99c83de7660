/** The people at a company, an insurer or a partner: any number, each with name, mail, phone and type. */
import { contactTypes } from '@cotejo/core/reference/collective-tables';
import { ArrayInput, SelectInput, SimpleFormIterator, TextInput } from 'react-admin';
import { choiceNeeded, needed } from '../kit/commands/field.ts';

const labels = { name: 'Nombre', email: 'Correo', phone: 'Teléfono', typeId: 'Área' };
const field = (source: keyof typeof labels) =>
  ({ source, label: labels[source], helperText: false }) as const;

export const ContactsField = () => (
  <ArrayInput source="contacts" label="Contactos" helperText={false}>
    <SimpleFormIterator inline fullWidth disableReordering>
      <TextInput {...field('name')} validate={needed} />
      <TextInput {...field('email')} type="email" validate={needed} />
      <TextInput {...field('phone')} type="tel" />
      <SelectInput
        {...field('typeId')}
        choices={[...contactTypes]}
        translateChoice={false}
        validate={choiceNeeded}
      />
    </SimpleFormIterator>
  </ArrayInput>
);
