/** PDFs that staff uploaded for products: which there are, who may see them, and their bytes piece by piece. */
import { uploadedDocumentAddress } from '@cotejo/core/catalogue';
import { type ProductContent } from '@cotejo/core/product-content';
import { type CountryCode } from '@cotejo/core/kit/country';
import { type Pool } from 'pg';

export type DocumentFile = {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  /** The code of the product that it was uploaded for, and its market; no market before the product can be read. */
  readonly product: string;
  readonly country: CountryCode | null;
};

export const findDocumentFile = async (pool: Pool, id: string): Promise<DocumentFile | undefined> => {
  const { rows } = await pool.query<DocumentFile>(
    `select file.id, file.name, file.bytes, file.product, record.country
     from files.catalogue_document file left join read.product_record record on record.code = file.product
     where file.id = $1`,
    [id],
  );
  return rows[0];
};

/** Whether a product says in what it says that this is one of its documents. */
export const refersTo = ({ documents }: Pick<ProductContent, 'documents'>, id: string): boolean =>
  documents.some((document) => 'file' in document && document.file === uploadedDocumentAddress(id));

/** Bytes that are in memory for one reader. */
const portion = 256 * 1024;

/**
 * A document piece by piece, as its reader takes them: whoever reads slowly holds no connection to the database, no more
 * than a piece of memory, and nobody else up.
 */
export async function* piecesOf(
  pool: Pool,
  { id, bytes }: Pick<DocumentFile, 'id' | 'bytes'>,
): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes; from += portion) {
    const { rows } = await pool.query<{ piece: Buffer }>(
      'select substring(content from $2 for $3) as piece from files.catalogue_document where id = $1',
      [id, from + 1, portion],
    );
    if (!rows[0]) throw new Error('The document was removed while it was read.');
    yield rows[0].piece;
  }
}
