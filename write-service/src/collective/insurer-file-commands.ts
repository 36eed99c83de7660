/** The commands on files for insurers: preparing one for the next cutting day, and saying that it was sent. */
import { refusalOf } from '@cotejo/core/records';
import { sees } from '@cotejo/core/identity';
import { fileKinds, insurerFile, insurerFiles, prepareFile, sendFile } from '@cotejo/core/insurer-files';
import { cuttingAt, insurerTerms, isInsurer } from '@cotejo/core/insurer-terms';
import { type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { rejectActor, rejectUnknown } from '@cotejo/core/kit/event-sourcing';
import { choice, list, record } from '@cotejo/core/kit/fields';
import { text } from '@cotejo/core/kit/validation';
import { organization } from '@cotejo/core/organizations';
import { z } from 'zod';
import { type StaffDirectory } from '../identity/index.ts';
import { command } from '../kit/commands/definition.ts';
import { type CoverageCounts } from './coverage-counts.ts';
import { commandOn, recordAggregate } from '../kit/commands/record-aggregate.ts';

export type InsurerFileParts = {
  readonly load: LoadAggregate;
  readonly directory: StaffDirectory;
  readonly coverages: CoverageCounts;
  readonly now: () => Date;
};

const { creation, guard, rule } = insurerFiles;
const mostContacts = 20;

export const insurerFileAggregate = ({ load, directory, coverages, now }: InsurerFileParts) => {
  const insurerOf = async (insurerId: string) => {
    const { state } = await load(organization, insurerId);
    return state.status !== 'unknown' && isInsurer(state.details) ? state.details : undefined;
  };
  return recordAggregate(insurerFiles, {
    tag: 'Seguros colectivos',
    commands: [
      command({
        name: 'prepare',
        permission: creation.permission,
        summary:
          'Abre un archivo para una aseguradora, del próximo corte o del día; las solicitudes se agregan después',
        body: record({
          insurerId: text(20).describe('su número en el catálogo'),
          takes: choice(fileKinds)
            .default('cuttingDay')
            .describe('de qué pólizas: las que avisan en el corte o las que avisan cada día'),
        }),
        country: async ({ insurerId }) => (await insurerOf(insurerId))?.country,
        async decide({ insurerId, takes }, { by }) {
          const insurer = await insurerOf(insurerId);
          if (!insurer || !sees(rule, by, insurer))
            return rejectUnknown('No existe esa aseguradora, o no puedes verla.');
          const { country } = insurer;
          const refused = refusalOf(creation.permission, rule, { country }, by);
          if (refused !== undefined) return rejectActor(refused);
          const { state: terms } = await load(insurerTerms, insurerId);
          const { today, lastDay, operationDate } = cuttingAt(terms, country, now());
          const day = takes === 'daily' ? today : lastDay;
          return prepareFile({ insurerId, country, takes, lastDay: day, operationDate });
        },
      }),
      commandOn(insurerFiles)({
        name: 'send',
        summary: 'Dice que el archivo se envió, y a quiénes de la aseguradora se les avisa por correo',
        body: record({ contactIds: list(z.uuid(), mostContacts).default([]) }),
        async decide({ contactIds }, { id }) {
          const { state } = await load(insurerFile, id);
          if (state.status === 'unknown') return rejectUnknown(guard.unknown);
          const { state: terms } = await load(insurerTerms, state.insurerId);
          const known = terms.contacts.map((contact) => contact.id);
          return sendFile(await coverages.inFile(id), contactIds, known);
        },
      }),
    ],
    names: directory.names,
    async complete(row, state) {
      const [insurer, counted] = await Promise.all([insurerOf(row.insurerId), coverages.inFile(row.id)]);
      const { activations, cancellations } = (state.status === 'unknown' ? undefined : state.sent) ?? counted;
      return { ...row, activations, cancellations, insurerName: insurer?.displayName ?? null };
    },
  });
};
