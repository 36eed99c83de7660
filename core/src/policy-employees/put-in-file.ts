/** Putting a request in a file for its insurer: from then on the insurer answers it, and nobody takes it back. */
import { reject, rejectInput, rejectUnknown } from '../kit/event-sourcing/index.ts';
import { guarded } from '../records/index.ts';
import { type KnownPolicy } from '../policies/index.ts';
import { type Staff } from '../identity/index.ts';
import { type About, type ProcessDecision } from './about-coverage.ts';
import { familyGuard } from './process-access.ts';

type Notification = KnownPolicy['insurerNotification'];
type Told = Exclude<Notification, 'none'>;

/** Why a policy's requests do not go into a file, in Spanish; nothing where they do. */
const unfit = (wants: Notification, takes: Told): string | undefined => {
  if (wants === 'none') return 'De esta póliza avisa la empresa a la aseguradora: no va en archivos.';
  if (wants === takes) return undefined;
  return wants === 'daily'
    ? 'De esta póliza se avisa cada día: va en un archivo diario.'
    : 'De esta póliza se avisa en el día de corte: va en el archivo del corte.';
};

/** A file as it stands; nothing where there is none. */
export type OpenFile =
  | {
      readonly id: string;
      readonly insurerId: string;
      readonly isSent: boolean;
      /** Whether the day for which it was prepared has gone by. */
      readonly isOver: boolean;
      /** Of which policies it takes requests. */
      readonly takes: Told;
    }
  | undefined;

/**
 * The same again changes nothing.
 * @throws Rejection `NOT_FOUND`, `NOT_ALLOWED`, `INVALID_TRANSITION`, `INVALID_INPUT` for a file of another insurer
 */
export const putInFile = ({
  by,
  period,
  file,
  policy,
}: Pick<About, 'period'> & {
  readonly by: Staff;
  readonly file: OpenFile;
  readonly policy: Pick<KnownPolicy, 'insurerNotification'>;
}): ProcessDecision =>
  guarded(familyGuard, 'insurer-files:send', by, (family) => {
    const coverage =
      family.status === 'known' ? family.coverages.find((one) => one.period === period) : undefined;
    if (family.status === 'unknown' || !coverage) return rejectUnknown(familyGuard.unknown);
    if (file?.insurerId !== family.insurerId)
      return rejectInput({ fileId: 'Elige un archivo de la aseguradora de la póliza.' });
    const { status, fileId } = coverage;
    if (status !== 'PROCESS_ACTIVATION' && status !== 'PROCESS_CANCELLATION')
      return reject('INVALID_TRANSITION', 'No espera la respuesta de la aseguradora.');
    if (fileId === file.id) return [];
    if (fileId !== undefined)
      return reject('INVALID_TRANSITION', 'Ya está en otro archivo a la aseguradora.');
    const refused = unfit(policy.insurerNotification, file.takes);
    if (refused !== undefined) return reject('INVALID_TRANSITION', refused);
    if (file.isSent) return reject('INVALID_TRANSITION', 'El archivo ya se envió.');
    return file.isOver
      ? reject('INVALID_TRANSITION', 'El día de ese archivo ya pasó: prepara uno nuevo.')
      : [{ type: 'RequestPutInFile', data: { period: coverage.period, fileId: file.id } }];
  });
