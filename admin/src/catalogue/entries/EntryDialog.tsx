/** Registers an entry of the catalogue, or changes one. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { useWords } from '../../kit/useWords.ts';
import { SchemaField } from '../form/fields/SchemaField.tsx';
import { CatalogueDialog } from '../shared/CatalogueDialog.tsx';
import { commandNames } from '../shared/commandWords.ts';
import { CountrySelect } from '../shared/CountrySelect.tsx';
import { type EntryRecord } from './entry.ts';
import { type EntryResource } from './entryHistory.ts';
import { entryForms } from './forms.ts';

type EntryDialogProps = {
  resource: EntryResource;
  country: CountryCode;
  /** Nothing for one that is to be registered. */
  record?: EntryRecord;
  onDone?: (record: EntryRecord) => void;
  onClose: () => void;
};

export const EntryDialog = (props: EntryDialogProps) => {
  const { resource, country, record, onDone, onClose } = props;
  const form = entryForms[resource];
  const { one } = useWords(resource);
  const command = record ? 'change' : 'register';
  return (
    <CatalogueDialog<EntryRecord>
      resource={resource}
      id={record?.id ?? form.idOf}
      command={command}
      title={`${commandNames[command]}: ${one.toLocaleLowerCase('es')}`}
      country={country}
      record={record}
      startsWith={{ ...form.startsWith(record), ...(!record && { country }) }}
      roots={['country', ...form.fields.map(({ name }) => name)]}
      payloadOf={record ? form.changes : form.registers}
      changedSince={form.changedSince}
      maxWidth="md"
      onDone={onDone}
      onClose={onClose}
    >
      {!record && <CountrySelect source="country" />}
      {form.fields.map(({ name, field }) => (
        <SchemaField key={name} field={field} path={name} />
      ))}
    </CatalogueDialog>
  );
};
