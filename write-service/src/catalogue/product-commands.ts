/** Commands of staff on products. */
import {
  allowedProductCommands,
  attachDocument,
  byStaff,
  changeProduct,
  draftProduct,
  maySeeCatalogue,
  priceProduct,
  product,
  type Product,
  type ProductEvent,
  productRecordSchema,
  productRow,
  publishProduct,
  type References,
  withdrawProduct,
} from '@cotejo/core/catalogue';
import { contentChanges, documentFields, productContent } from '@cotejo/core/product-content';
import { type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { rejectInput, rejectUnknown } from '@cotejo/core/kit/event-sourcing';
import { priceRule } from '@cotejo/core/pricing';
import { countryCodes } from '@cotejo/core/kit/country';
import { optionalText } from '@cotejo/core/kit/validation';
import { z } from 'zod';
import { command, type CommandedAggregate, type Sending } from '../kit/commands/definition.ts';
import { type CatalogueDocuments } from './documents/index.ts';
import { type CataloguePictures, mustBeThere } from './pictures/index.ts';
import { notAnObject } from '../kit/http/validated.ts';
import { productIds } from './ids.ts';
import { productReferences } from './product-references.ts';

const { country } = product;
const body = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject(shape, notAnObject);

type ProductParts = {
  readonly load: LoadAggregate;
  readonly catalogueDocuments: Pick<CatalogueDocuments, 'has'>;
  readonly cataloguePictures: Pick<CataloguePictures, 'keep'>;
};

/** References of the draft as of today; for a command that was handled before, those of then. */
const referencesFor =
  ({ load }: ProductParts) =>
  async ({ id, commandId }: Sending): Promise<References> => {
    const { past, state } = await load(product, id);
    const earlier = past.findLast(
      ({ type, metadata }) => type === 'ProductPublished' && metadata.commandId === commandId,
    );
    if (earlier?.type === 'ProductPublished') {
      const { country, organization, insuranceType } = earlier.data;
      const stood = { country, isHidden: false };
      return { organization: { ...organization, ...stood }, insuranceType: { ...insuranceType, ...stood } };
    }
    return state.status === 'unknown' ? {} : productReferences(load)(state);
  };

export const productAggregate = (
  parts: ProductParts,
): CommandedAggregate<Product, ProductEvent, z.infer<typeof productRecordSchema>> => ({
  name: 'products',
  ids: productIds,
  tag: 'Catálogo',
  decider: product,
  commands: [
    command({
      name: 'draft',
      permission: 'catalogue:write',
      summary: 'Empieza un producto; los visitantes no lo ven todavía',
      body: body({
        country: z.enum(countryCodes, `Elige uno de: ${countryCodes.join(', ')}.`),
        content: productContent,
      }),
      country: (draft) => draft.country,
      async decide(draft, { by }) {
        await mustBeThere(parts.cataloguePictures.keep, draft);
        return byStaff(by, country, draftProduct(draft), draft.country);
      },
    }),
    command({
      name: 'change',
      permission: 'catalogue:write',
      summary: 'Cambia secciones del borrador; las que no se envían quedan como están',
      body: body({ changes: contentChanges }),
      async decide({ changes }, { by }) {
        await mustBeThere(parts.cataloguePictures.keep, { changes });
        return byStaff(by, country, changeProduct(changes));
      },
    }),
    command({
      name: 'attach-document',
      permission: 'catalogue:write',
      summary: 'Adjunta al borrador un PDF que se subió para el producto',
      body: body({
        fileId: z.uuid('Debe ser un UUID.').toLowerCase().describe('el de la subida'),
        documentId: documentFields.id
          .nullish()
          .describe('el documento cuyo archivo reemplaza; sin él, uno nuevo'),
        title: documentFields.title,
        kind: documentFields.kind,
        version: documentFields.version,
      }),
      async decide(document, { id, by }) {
        if (!(await parts.catalogueDocuments.has(id, document.fileId)))
          return rejectInput({ fileId: 'Ese archivo ya no está: súbelo de nuevo.' });
        return byStaff(by, country, attachDocument(document));
      },
    }),
    command({
      name: 'price',
      permission: 'catalogue:write',
      summary: 'Cambia la regla de precio del borrador',
      body: body({ price: priceRule }),
      decide: ({ price }, { by }) => byStaff(by, country, priceProduct(price)),
    }),
    command({
      name: 'publish',
      permission: 'catalogue:publish',
      summary: 'Publica el borrador como la siguiente versión',
      body: body({}),
      async decide(_, sending) {
        const references = await referencesFor(parts)(sending);
        return byStaff(sending.by, country, publishProduct(sending.id, references));
      },
    }),
    command({
      name: 'withdraw',
      permission: 'catalogue:publish',
      summary: 'Retira el producto; se puede volver a publicar',
      body: body({ note: optionalText(2_000).describe('por qué; queda en el historial') }),
      decide: ({ note }, { by }) => byStaff(by, country, withdrawProduct(note)),
    }),
  ],
  maySee: (state, viewer) => state.status !== 'unknown' && maySeeCatalogue(state.country, viewer),
  shown: productRecordSchema,
  async show(code, state, at, viewer) {
    if (state.status === 'unknown') return rejectUnknown(productIds.unknown);
    return { ...productRow(code, state, at), allowedCommands: allowedProductCommands(state, viewer) };
  },
});
