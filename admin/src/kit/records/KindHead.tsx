/** The heading of a described kind of record's page: its name, its other listed columns, and what may be done. */
import { cellOf, type RecordKind } from '@cotejo/core/records';
import { Fragment, type ReactNode } from 'react';
import { CommandActions } from '../commands/CommandActions.tsx';
import { type CommandedRow } from '../commands/CommandDialog.tsx';
import { type RecordForms } from '../commands/RecordCommandDialog.tsx';
import { fieldIn } from '../list/recordConfig.tsx';
import { RecordHead } from '../page/RecordPage.tsx';

/** Parts of a heading that the description does not give. */
export type OwnHead = {
  /** Beside the name. */
  readonly chips?: ReactNode;
  /** In place of the listed columns. */
  readonly text?: ReactNode;
  /** Commands that make sense now, where these are not all. */
  readonly offered?: readonly string[];
};

type KindHeadProps<Row extends CommandedRow> = OwnHead & {
  of: RecordKind<Row>;
  record: Row;
  forms: RecordForms<Row>;
};

export const KindHead = <Row extends CommandedRow>(props: KindHeadProps<Row>) => {
  const { of: kind, record, forms, chips, text, offered } = props;
  const [title, ...others] = kind.listed.filter((name) => kind.columns[name]!.isListed !== false);
  const facts = others.map((name) => fieldIn(kind, name, record)).filter((fact) => fact !== null);
  return (
    <RecordHead
      resource={kind.resource}
      title={String(cellOf(kind, title!, record) ?? record.id)}
      chips={chips}
      text={
        text ??
        facts.map((fact, place) => (
          <Fragment key={others[place]}>
            {place > 0 && ' · '}
            {fact}
          </Fragment>
        ))
      }
      actions={
        <CommandActions
          resource={kind.resource}
          record={record}
          forms={forms}
          {...(offered && { offered })}
        />
      }
    />
  );
};
