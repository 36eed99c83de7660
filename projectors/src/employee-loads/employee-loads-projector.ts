/** Loads of activations and cancellations as the console lists them. */
import {
  type EmployeeLoad,
  employeeLoad,
  type EmployeeLoadEvent,
  employeeLoadEvents,
  employeeLoadTable,
  employeeLoadValues,
  isKnownLoad,
} from '@cotejo/core/employee-loads';
import { type Recorded } from '@cotejo/core/kit/event-sourcing';
import { rowColumns } from '@cotejo/core/kit/table';
import { changeOf, definitionOf, describedTable, foldInto, type Projector } from '../kit/projector/index.ts';

/** Without what people wrote into rows: that is personal, and kept sealed beside the rows. */
const withoutCorrections: Pick<typeof employeeLoad, 'initial' | 'evolve'> = {
  ...employeeLoad,
  evolve(load, event, metadata) {
    const after = employeeLoad.evolve(load, event, metadata);
    return isKnownLoad(after) ? { ...after, corrections: {} } : after;
  },
};

const loads = describedTable<typeof employeeLoadTable, EmployeeLoad, EmployeeLoadEvent>(
  employeeLoadTable,
  withoutCorrections,
  (id, state) => (isKnownLoad(state) ? employeeLoadValues(id, state) : undefined),
);

export const employeeLoadsProjector: Projector = {
  name: 'employee-loads',
  version: 3,
  tables: definitionOf(employeeLoadTable),
  views: {
    employee_load: `select ${rowColumns(employeeLoadTable).join(', ')}, search_text from employee_load`,
  },
  handles: { employeeLoad: employeeLoadEvents },
  async apply(events, sql) {
    const steps = await foldInto(loads, events as readonly Recorded<EmployeeLoadEvent>[], sql);
    return steps.flatMap(({ event, after }) =>
      isKnownLoad(after)
        ? [{ ...changeOf('employee-loads', event), company: after.companyId, country: after.country }]
        : [],
    );
  },
};
