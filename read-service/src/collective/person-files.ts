/** The files of insured people: seen by who sees the person. */
import { insuredPeople } from '@cotejo/core/insured-people';
import { type Pool } from 'pg';
import { type FileSource } from '../kit/files/file-source.ts';
import { findOne } from '../kit/list/listing.ts';
import { type AccessLogParts, recordAccess } from '../kit/access-log.ts';
import { personListing } from './insured-people.ts';

export const personFiles = (parts: AccessLogParts & { readonly pool: Pool }): FileSource => ({
  aggregate: 'insured-people',
  summary: 'Un archivo de un empleado o una carga; queda registrado quién lo abrió',
  permission: insuredPeople.list.permission,
  projector: 'insured-people',
  async find(viewer, personId, fileId) {
    const person = await findOne(parts.pool, personListing, viewer, personId);
    const file = person?.files.find(({ id }) => id === fileId);
    if (!person || !file) return undefined;
    return {
      name: file.name,
      logAccess: () => recordAccess(parts, viewer, personListing.resource, 'file', person),
    };
  },
});
