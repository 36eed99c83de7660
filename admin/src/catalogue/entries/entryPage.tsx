/** The page of an organization, a type of insurance, a clinic or a term: what is known of it, what happened to it, and what may be done. */
import { countryOf } from '@cotejo/core/reference/countries';
import { Alert } from '@mui/material';
import { useState } from 'react';
import { permissionFor } from '../../kit/commands/permission.ts';
import { HalfDone, type Opener } from '../../kit/drafts/HalfDone.tsx';
import { Panel } from '../../kit/ui/Panel.tsx';
import { nameOfRecord } from '../read/nameOfRecord.ts';
import { ValueView } from '../read/ValueView.tsx';
import { CatalogueDialog } from '../shared/CatalogueDialog.tsx';
import { CommandButton } from '../shared/CommandButton.tsx';
import { type EntryRecord } from './entry.ts';
import { EntryDialog } from './EntryDialog.tsx';
import { EntryHistory } from './EntryHistory.tsx';
import { type EntryResource } from './entryHistory.ts';
import { entryForms } from './forms.ts';
import { RecordHead, RecordPage } from '../../kit/page/RecordPage.tsx';
import { type CatalogueCommand, commandNames } from '../shared/commandWords.ts';
import { StatusChip } from '../shared/StatusChip.tsx';
import { useFocusAfter } from '../shared/useFocusAfter.ts';

const effects = {
  hide: 'Los visitantes dejan de verlo de inmediato, también en los productos que lo nombran.',
  show: 'Los visitantes vuelven a verlo de inmediato.',
};

type VisibilityProps = {
  resource: string;
  record: EntryRecord;
  command: 'hide' | 'show';
  onClose: () => void;
};

/** Hides it from visitors, or shows it to them again. */
const VisibilityDialog = ({ resource, record, command, onClose }: VisibilityProps) => {
  const name = commandNames[command];
  return (
    <CatalogueDialog<EntryRecord>
      resource={resource}
      id={record.id}
      command={command}
      title={name}
      country={record.country}
      record={record}
      saveLabel={name}
      onClose={onClose}
    >
      <Alert severity={command === 'hide' ? 'warning' : 'info'}>{effects[command]}</Alert>
    </CatalogueDialog>
  );
};

const Entry = ({ resource, record }: { resource: EntryResource; record: EntryRecord }) => {
  const [open, setOpen] = useState<'change' | 'hide' | 'show'>();
  useFocusAfter(open);
  const close = () => setOpen(undefined);
  const visibility = record.hidden ? 'show' : 'hide';
  const nameOf = (command: string) => commandNames[command as CatalogueCommand];
  const opener: Opener = (command) =>
    command === 'change' && permissionFor(record, command).allowed ? () => setOpen(command) : undefined;
  return (
    <>
      <RecordHead
        resource={resource}
        title={nameOfRecord(record)}
        chips={<StatusChip status={record.hidden ? 'hidden' : 'shown'} />}
        text={`${countryOf(record.country).name} · Número ${record.id}`}
        actions={
          <>
            <HalfDone resource={resource} id={record.id} opener={opener} nameOf={nameOf} />
            {(['change', visibility] as const).map((command) => (
              <CommandButton
                key={command}
                command={command}
                allowedCommands={record.allowedCommands}
                color={command === 'hide' ? 'error' : 'primary'}
                onOpen={() => setOpen(command)}
              />
            ))}
          </>
        }
      />
      <Panel title="Datos">
        <ValueView
          field={{ kind: 'record', fields: entryForms[resource].fields, isOptional: false }}
          path={[]}
          value={record}
          format={{ country: record.country }}
        />
      </Panel>
      <EntryHistory resource={resource} record={record} />
      {open === 'change' && (
        <EntryDialog resource={resource} country={record.country} record={record} onClose={close} />
      )}
      {(open === 'hide' || open === 'show') && (
        <VisibilityDialog resource={resource} record={record} command={open} onClose={close} />
      )}
    </>
  );
};

export const entryPage = (resource: EntryResource) => () => (
  <RecordPage<EntryRecord> resource={resource}>
    {(record) => <Entry key={record.id} resource={resource} record={record} />}
  </RecordPage>
);
