/** What somebody gets who shared something: the link, and the key by which only this person changes it. */
import { type Handled } from '@cotejo/core/kit/command-handling';
import { secretCode } from '@cotejo/core/kit/personal-data';
import { type SharedLink } from '@cotejo/core/sharing';
import { z } from 'zod';
import { envelope, enveloped } from '../kit/http/envelope.ts';

/** The purpose of the edit key of a link. */
export const editPurpose = 'share-edit';

export const linkReceiptSchema = enveloped(
  z.object({
    id: z.string().describe('el código del enlace'),
    code: z.string().describe('lo mismo'),
    url: z.string().describe('la ruta corta, en cualquiera de los sitios'),
    query: z.string().describe('con la que una página retoma la sesión'),
    editKey: z.string().describe('permite cambiar lo que abre; solo se entrega aquí'),
    until: z.iso.datetime().nullable().describe('hasta cuándo abre'),
    position: z.string(),
  }),
);

export const linkReceipt = (
  indexKey: Buffer,
  code: string,
  { state, position }: Handled<SharedLink>,
  commandId: string,
) =>
  envelope(
    {
      id: code,
      code,
      url: `/url/${code}`,
      query: `?code=${code}&skipLanding=true`,
      editKey: secretCode(indexKey, editPurpose, code),
      until: state.status === 'shared' ? state.until : null,
      position,
    },
    commandId,
  );
