/** The heading of a described kind of record's page: its name, its other listed columns, and what may be done. */
import { cellOf, type RecordKind } from '@cotejo/core/records';
import { CommandActions } from '../commands/CommandActions.tsx';
import { type CommandedRow } from '../commands/CommandDialog.tsx';
import { type RecordForms } from '../commands/RecordCommandDialog.tsx';
import { RecordHead } from '../page/RecordPage.tsx';

type KindHeadProps<Row extends CommandedRow> = {
  of: RecordKind<Row>;
  record: Row;
  forms: RecordForms<Row>;
};

export const KindHead = <Row extends CommandedRow>({ of: kind, record, forms }: KindHeadProps<Row>) => {
  const [title, ...others] = kind.listed.map((name) => cellOf(kind, name, record));
  return (
    <RecordHead
      resource={kind.resource}
      title={String(title ?? record.id)}
      chips={null}
      text={others.filter((text) => text !== null).join(' · ')}
      actions={<CommandActions resource={kind.resource} record={record} forms={forms} />}
    />
  );
};
