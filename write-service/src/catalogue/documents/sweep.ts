/** Uploaded documents that no product took within a day are removed. */
import { type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { type Pool } from 'pg';
import { type WaitingDocument } from './catalogue-documents.ts';
import { takenAmong } from './taken-among.ts';

/** So many at a time. */
const portion = 200;

/**
 * Later than when they may be attached for the last time; by id and to the end, so that those of a product that can't be
 * read are in nobody's way.
 * @returns how many it removed
 */
export const sweepCatalogueDocuments = async (
  pool: Pool,
  load: LoadAggregate,
  onError: (error: unknown, product: string) => void,
): Promise<number> => {
  const tell = takenAmong(load, onError);
  let removed = 0;
  for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
    const { rows } = await pool.query<WaitingDocument>(
      `select id, product from files.catalogue_document
       where not attached and uploaded_at < now() - interval '25 hours' and id > $1 order by id limit ${portion}`,
      [last],
    );
    const { taken, waiting } = await tell(rows);
    await pool.query('update files.catalogue_document set attached = true where id = any($1)', [taken]);
    await pool.query('delete from files.catalogue_document where id = any($1)', [waiting]);
    removed += waiting.length;
    if (rows.length < portion) return removed;
    last = rows.at(-1)!.id;
  }
};
