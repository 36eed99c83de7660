/** Uploaded pictures: public as the catalogue is, known by their content, and gone after a day in which no record named them. */
import { type PictureType } from '@cotejo/core/reference/pictures';
import { type Pool } from 'pg';
import { z } from 'zod';
import { createSchema } from '../../kit/create-schema.ts';

export type UploadedPicture = {
  /** Follows from its content: the same picture is one picture. */
  readonly id: string;
  readonly type: PictureType;
  /** The user who sent it first. */
  readonly uploadedBy: string;
  readonly content: Buffer;
};

/** How many pictures one person may have uploaded that no record has named. */
export const mostWaiting = 60;

export type CataloguePictures = {
  /** @returns `full` when its sender has too many waiting */
  store(picture: UploadedPicture): Promise<'stored' | 'full'>;
  /** @returns those that are there */
  find(ids: readonly string[]): Promise<readonly string[]>;
  /** A record is about to name them: they stay for good. @returns those that are there */
  keep(ids: readonly string[]): Promise<readonly string[]>;
};

/** The read service reads the table. Pictures are compressed, so Postgres need not try. */
export const cataloguePictureSchema = `
  ${createSchema('files')}
  create table if not exists files.catalogue_picture (
    id uuid primary key,
    type text not null,
    uploaded_by uuid not null,
    content bytea not null,
    kept boolean not null default false,
    uploaded_at timestamptz not null default now()
  );
  alter table files.catalogue_picture alter column content set storage external;
  create index if not exists catalogue_picture_waiting on files.catalogue_picture (uploaded_by, uploaded_at)
    where not kept;
`;

/** The sweep is an hour later: a picture that was named in time is not removed meanwhile. */
const there = `id = any($1::uuid[]) and (kept or uploaded_at > now() - interval '24 hours')`;

/** An address may name anything. */
const uuids = (ids: readonly string[]): readonly string[] =>
  ids.filter((id) => z.uuid().safeParse(id).success);

const idsOf = ({ rows }: { readonly rows: readonly { readonly id: string }[] }): string[] =>
  rows.map(({ id }) => id);

export const postgresCataloguePictures = (pool: Pool, most: number = mostWaiting): CataloguePictures => ({
  async store({ id, type, uploadedBy, content }) {
    // Sent again, it waits for another day.
    const again = await pool.query('update files.catalogue_picture set uploaded_at = now() where id = $1', [
      id,
    ]);
    if (again.rowCount === 1) return 'stored';
    const { rowCount } = await pool.query(
      `insert into files.catalogue_picture (id, type, uploaded_by, content)
       select $1::uuid, $2::text, $3::uuid, $4::bytea where (
         select count(*) < $5::int from files.catalogue_picture where uploaded_by = $3 and not kept)
       on conflict (id) do update set uploaded_at = now()`,
      [id, type, uploadedBy, content, most],
    );
    return rowCount === 1 ? 'stored' : 'full';
  },
  find: async (ids) =>
    idsOf(
      await pool.query<{ id: string }>(`select id from files.catalogue_picture where ${there}`, [uuids(ids)]),
    ),
  keep: async (ids) =>
    idsOf(
      await pool.query<{ id: string }>(
        `update files.catalogue_picture set kept = true where ${there} returning id`,
        [uuids(ids)],
      ),
    ),
});

/** Removes the pictures that no record has named within their day. @returns how many */
export const sweepCataloguePictures = async (pool: Pool): Promise<number> => {
  const { rowCount } = await pool.query(
    `delete from files.catalogue_picture where not kept and uploaded_at < now() - interval '25 hours'`,
  );
  return rowCount ?? 0;
};
