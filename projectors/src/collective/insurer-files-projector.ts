/** Files for insurers, as the console lists them. */
import {
  type InsurerFile,
  insurerFile,
  type InsurerFileEvent,
  insurerFileEvents,
  insurerFileTable,
  insurerFileValues,
} from '@cotejo/core/insurer-files';
import { type Recorded } from '@cotejo/core/kit/event-sourcing';
import { rowColumns } from '@cotejo/core/kit/table';
import { changeOf, definitionOf, describedTable, foldInto, type Projector } from '../kit/projector/index.ts';

const files = describedTable<typeof insurerFileTable, InsurerFile, InsurerFileEvent>(
  insurerFileTable,
  insurerFile,
  (id, state) => (state.status === 'unknown' ? undefined : insurerFileValues(id, state)),
);

export const insurerFilesProjector: Projector = {
  name: 'insurer-files',
  version: 2,
  tables: definitionOf(insurerFileTable),
  views: { insurer_file: `select ${rowColumns(insurerFileTable).join(', ')} from insurer_file` },
  handles: { insurerFile: insurerFileEvents },
  async apply(events, sql) {
    const steps = await foldInto(files, events as readonly Recorded<InsurerFileEvent>[], sql);
    return steps.map(({ event }) => ({
      ...changeOf('insurer-files', event),
      country: event.metadata.country,
    }));
  },
};
