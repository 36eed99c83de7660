/** Loads as clients meet them: their commands, and the record that is answered. */
import { guarded } from '@cotejo/core/records';
import { company, isRegistered } from '@cotejo/core/companies';
import {
  confirmLoad,
  correctLoadRow,
  type EmployeeLoad,
  employeeLoad,
  type EmployeeLoadEvent,
  employeeLoads,
  isKnownLoad,
  leaveLoadRow,
  loadFields,
  loadRefusal,
  loadRule,
  mapLoad,
  withdrawLoad,
} from '@cotejo/core/employee-loads';
import { type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { type Decision, rejectActor, rejectInput } from '@cotejo/core/kit/event-sourcing';
import { record, whole } from '@cotejo/core/kit/fields';
import { emptiableText } from '@cotejo/core/kit/validation';
import { isKnown, policy } from '@cotejo/core/policies';
import { type Staff } from '@cotejo/core/identity';
import { z } from 'zod';
import { type StaffDirectory } from '../identity/index.ts';
import { command, type Command } from '../kit/commands/definition.ts';
import { recordAggregate } from '../kit/commands/record-aggregate.ts';
import { type LoadStore } from './load-store.ts';

type LoadDecision = Decision<EmployeeLoad, EmployeeLoadEvent>;
type Name = Parameters<typeof loadRefusal>[0];

/** Guarded by the load, and by the permission of its kind. */
const byKind = (name: Name, by: Staff, decide: LoadDecision): LoadDecision =>
  guarded(employeeLoads.guard, loadRule.permission, by, (load, now) => {
    if (!isKnownLoad(load)) return [];
    const refused = loadRefusal(name, load, by);
    return refused === undefined ? decide(load, now) : rejectActor(refused);
  });

const mapping = z
  .partialRecord(
    z.enum(loadFields, 'Elige un campo de la carga.'),
    z.string('Elige una columna del archivo.'),
  )
  .describe('el título del archivo que tiene cada campo');
const values = z
  .partialRecord(z.enum(loadFields, 'Elige un campo de la carga.'), emptiableText(200))
  .refine((told) => Object.keys(told).length > 0, 'Escribe al menos un valor.')
  .describe('por campo; un texto vacío borra el valor');

export type LoadParts = {
  readonly load: LoadAggregate;
  readonly directory: StaffDirectory;
  readonly store: LoadStore;
  readonly now: () => Date;
  /** Wakes a worker: there may be something to do. */
  readonly signal: (loadId: string) => void;
};

const loadCommandsOf = ({
  load,
  store,
  now,
}: LoadParts): readonly Command<EmployeeLoad, EmployeeLoadEvent>[] => {
  /** Who is refused wakes nobody; who is not has a worker look, whether this process lives to tell or not. */
  const wanted = async (id: string, decision: LoadDecision): Promise<LoadDecision> => {
    const { state } = await load(employeeLoad, id);
    if (decision(state, now()).length > 0) await store.want(id);
    return decision;
  };
  return [
    command({
      name: 'map',
      permission: loadRule.permission,
      summary: 'Dice qué columna del archivo es cuál, y revisa sus filas',
      body: record({ mapping }),
      async decide({ mapping: mapped }, { id, by }) {
        const decision = byKind('map', by, mapLoad(mapped));
        const { state } = await load(employeeLoad, id);
        if (isKnownLoad(state) && decision(state, now()).length > 0)
          await store.rememberMapping(state, mapped);
        return wanted(id, decision);
      },
    }),
    command({
      name: 'correct-row',
      permission: loadRule.permission,
      summary: 'Escribe otros valores para celdas de una fila; el archivo queda como estaba',
      body: record({ row: whole(1), values }),
      async decide({ row, values: told }, { id, by }) {
        const decision = await wanted(id, byKind('correct-row', by, correctLoadRow(row, told)));
        return (await store.hasRow(id, row)) ? decision : rejectInput({ row: 'La carga no tiene esa fila.' });
      },
    }),
    command({
      name: 'leave-row',
      permission: loadRule.permission,
      summary: 'Deja fuera una fila, o la vuelve a incluir; el archivo queda como estaba',
      body: record({ row: whole(1), isOut: z.boolean('Debe ser true o false.') }),
      async decide({ row, isOut }, { id, by }) {
        const decision = await wanted(id, byKind('leave-row', by, leaveLoadRow(row, isOut)));
        return (await store.hasRow(id, row)) ? decision : rejectInput({ row: 'La carga no tiene esa fila.' });
      },
    }),
    command({
      name: 'confirm',
      permission: 'employee:bulk-load-process',
      summary: 'Procesa las filas de una carga que se revisó',
      body: record({}),
      decide: (_, { id, by }) => wanted(id, byKind('confirm', by, confirmLoad())),
    }),
    command({
      name: 'withdraw',
      permission: loadRule.permission,
      summary: 'Anula una carga: lo que ya se hizo queda hecho',
      body: record({}),
      decide: (_, { id, by }) => wanted(id, byKind('withdraw', by, withdrawLoad())),
    }),
  ];
};

export const loadAggregate = (parts: LoadParts) =>
  recordAggregate(employeeLoads, {
    tag: 'Cargas masivas',
    commands: loadCommandsOf(parts),
    names: parts.directory.names,
    async complete(row) {
      const { load } = parts;
      const [ofCompany, ofPolicy] = await Promise.all([
        load(company, row.companyId),
        load(policy, row.policyId),
      ]);
      return {
        ...row,
        companyName: isRegistered(ofCompany.state) ? ofCompany.state.legalName : null,
        policyNumber: isKnown(ofPolicy.state) ? ofPolicy.state.number : null,
      };
    },
    onHandled: parts.signal,
  });
