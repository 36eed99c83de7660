/** The list of a described kind of record as a page: saved views, its export, and the button that makes a record. */
import { type RecordKind } from '@cotejo/core/records';
import { type Permission } from '@cotejo/core/reference/permissions';
import { type ComponentType } from 'react';
import { ExportButton } from '../exports/index.ts';
import { CreateRecord } from '../kit/commands/CreateButton.tsx';
import { type CommandedRow } from '../kit/commands/CommandDialog.tsx';
import { type CommandForm } from '../kit/commands/form.ts';
import { type ListConfig } from '../kit/list/ListConfig.ts';
import { recordConfig } from '../kit/list/recordConfig.tsx';
import { RecordList } from '../kit/list/RecordList.tsx';
import { ViewMenu } from '../workspace/index.ts';

type Kind<Row extends CommandedRow> = RecordKind<Row> & {
  readonly creation?: { readonly command: string; readonly permission: Permission } | undefined;
};

type Own<Row extends CommandedRow> = {
  readonly config?: ListConfig<Row>;
  /** The form of the command that makes a record. */
  readonly form?: CommandForm<Row> & { readonly Fields: ComponentType };
};

export const recordList = <Row extends CommandedRow>(
  kind: Kind<Row>,
  { config = recordConfig(kind), form }: Own<Row>,
): ComponentType => {
  const { resource, creation } = kind;
  const whole = {
    action: creation && form && <CreateRecord of={{ resource, creation }} form={form} />,
    views: <ViewMenu resource={resource} />,
    tools: <ExportButton />,
    ...config,
  };
  return () => <RecordList config={whole} />;
};
