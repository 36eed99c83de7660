/** Gives the demo loads of the past that ended in every way; their rows are gone, as those of all loads after a month. */
import {
  confirmLoad,
  employeeLoad,
  type EmployeeLoad,
  type EmployeeLoadEvent,
  guessedMapping,
  loadColumns,
  type LoadKind,
  withdrawLoad,
} from '@cotejo/core/employee-loads';
import {
  failLoad,
  finishLoad,
  recordPortion,
  recordTrial,
  uploadLoad,
} from '@cotejo/core/employee-loads/server';
import { documentId } from '@cotejo/core/collective';
import { actorOf, type Staff } from '@cotejo/core/identity';
import { type HandleCommand } from '@cotejo/core/kit/command-handling';
import { type Decision } from '@cotejo/core/kit/event-sourcing';
import { demoCompanies } from './collective-companies.ts';
import { demoId } from './users.ts';

type Parts = { readonly handle: HandleCommand; readonly now: Date; readonly asker: Staff };
type LoadDecision = Decision<EmployeeLoad, EmployeeLoadEvent>;

const tried = { ok: 46, same: 0, refused: 2 };
const loads: readonly {
  readonly name: string;
  readonly kind: LoadKind;
  readonly daysAgo: number;
  readonly then: readonly LoadDecision[];
}[] = [
  {
    name: 'Altas de ingreso.xlsx',
    kind: 'activation',
    daysAgo: 60,
    then: [recordTrial(0, tried), confirmLoad(), recordPortion(0, tried), finishLoad()],
  },
  {
    name: 'Bajas por revisar.xlsx',
    kind: 'cancellation',
    daysAgo: 45,
    then: [recordTrial(0, tried), withdrawLoad()],
  },
  {
    name: 'Altas de póliza antigua.xlsx',
    kind: 'activation',
    daysAgo: 40,
    then: [failLoad('La póliza fue eliminada.')],
  },
];

export const loadEmployeeLoads = async ({ handle, now, asker }: Parts): Promise<void> => {
  const [{ country, documentNumber }] = demoCompanies as readonly [(typeof demoCompanies)[number]];
  const companyId = documentId(country, documentNumber);
  for (const { name: fileName, kind, daysAgo, then } of loads) {
    const headings = loadColumns[kind].map(({ heading }) => heading);
    const upload = uploadLoad({
      kind,
      country,
      companyId,
      policyId: demoId(`policy/${companyId}`),
      fileName,
      sheet: 'Datos',
      headings,
      rows: 48,
      notes: [],
      mapping: guessedMapping(kind, headings),
    });
    for (const [step, decide] of [upload, ...then].entries())
      await handle(employeeLoad, demoId(`employee-load/${fileName}`), decide, {
        commandId: demoId(`employee-load/${fileName}/${step}`),
        actor: actorOf(asker),
        country,
        now: new Date(now.getTime() - daysAgo * 86_400_000 + step * 60_000),
      });
  }
};
