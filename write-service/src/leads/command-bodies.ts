/** What the commands on leads take, with messages in Spanish. */
import { longestNote } from '@cotejo/core/leads';
import { activityTypeIds } from '@cotejo/core/reference/activity-types';
import { instantOf, optionalText, text } from '@cotejo/core/kit/validation';
import { z } from 'zod';
import { notAnObject } from '../kit/http/validated.ts';

const id = (message: string) => z.uuid(message).toLowerCase();
const number = (message: string) => z.int(message);

const executiveId = id('Elige a un ejecutivo.').describe('uno activo, del país de la solicitud');
const note = optionalText(longestNote).describe('por qué; queda con el cambio');
const substatusId = number('Elige un subestado.')
  .nullish()
  .transform((value) => value ?? null)
  .describe('uno del estado; obligatorio si los tiene');
const reasonId = number('Elige un motivo.')
  .nullish()
  .transform((value) => value ?? undefined)
  .describe('un motivo del país, tipo de solicitud y subestado');
const reasonText = optionalText(500).describe('obligatorio para Otros (especificar)');
const at = instantOf('Elige la fecha y la hora.');

const body = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject(shape, notAnObject);

export const assignment = body({ executiveId });
export const reassignment = body({ executiveId, note });
export const onlyNote = body({ note });
export const erasing = body({
  reasonId: number('Elige un motivo.').describe('un motivo de la tabla de motivos de borrado'),
});
export const closing = body({ substatusId, note });
export const failing = body({ substatusId, reasonId, reasonText, note });
export const appointment = body({ substatusId, at: at.describe('un momento por venir'), note });
export const statusChange = body({
  statusId: number('Elige un estado.').describe('un estado que se elige a mano'),
  substatusId,
  reasonId: reasonId.describe('para Fallido'),
  reasonText,
  at: at
    .nullish()
    .transform((value) => value ?? undefined)
    .describe('para Agenda: un momento por venir'),
  note,
});
export const duplication = body({
  firstLeadId: id('Elige la solicitud que llegó primero.').describe('otra, del mismo país'),
  note,
});
export const noteBody = body({ text: text(longestNote) });
export const activity = body({
  typeId: z.enum(activityTypeIds, 'Elige llamada o reunión.'),
  outcomeId: text(40).describe('un resultado de ese tipo'),
  at: at
    .nullish()
    .transform((value) => value ?? undefined)
    .describe('cuándo fue; ahora si falta'),
  note,
});
export const attachment = body({
  fileId: id('Sube un archivo.').describe('el de la subida'),
  name: text(200).describe('como lo verá la gente'),
});
