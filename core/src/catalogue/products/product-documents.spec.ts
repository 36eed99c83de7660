import { describe, expect, test } from 'vitest';
import { given } from '../../kit/testing/index.ts';
import { productContent } from '../../product-content/index.ts';
import { attachDocument, uploadedDocumentAddress } from './product-documents.ts';
import { product, type ProductEvent } from './product.ts';
import { examplePlan } from '../testing/plans.ts';

const fileId = '6f1f3a52-6d0e-5f39-9a3b-0c0a54b0a001';
const policy = {
  id: 4,
  title: 'Póliza',
  kind: 'policy' as const,
  pages: [{ heading: 'Uno', paragraphs: [] }],
};
const { country, content } = examplePlan({ code: 'Uno' });
const draftedWith = (documents: (typeof content)['documents']): ProductEvent => ({
  type: 'ProductDrafted',
  data: { country, content: { ...content, documents } },
});
const sent = { fileId, title: 'Condiciones', kind: 'conditions' } as const;
const attached = {
  id: 5,
  title: 'Condiciones',
  kind: 'conditions',
  file: uploadedDocumentAddress(fileId),
} as const;
const changedTo = (...documents: (typeof content)['documents']): ProductEvent => ({
  type: 'ProductChanged',
  data: { changes: { documents } },
});

describe('attaching a PDF to a product', () => {
  test('puts it among the documents under a number of its own', () =>
    given(product, draftedWith([policy]))
      .when(attachDocument(sent))
      .then(changedTo(policy, attached)));
  test('is its first document where there is none', () =>
    given(product, draftedWith([]))
      .when(attachDocument({ ...sent, version: '2026' }))
      .then(changedTo({ ...attached, id: 1, version: '2026' })));
  test('again as it is changes nothing', () =>
    given(product, draftedWith([policy, attached]))
      .when(attachDocument(sent))
      .then());
  test('in the place of a document leaves the others where they are', () =>
    given(product, draftedWith([policy]))
      .when(attachDocument({ ...sent, documentId: 4 }))
      .then(changedTo({ ...attached, id: 4 })));
  test('in the place of a document that there is not is refused', () =>
    given(product, draftedWith([policy]))
      .when(attachDocument({ ...sent, documentId: 9 }))
      .rejected('INVALID_INPUT'));
  test('beside fifty others is refused', () =>
    given(product, draftedWith(Array.from({ length: 50 }, (_, index) => ({ ...policy, id: index + 1 }))))
      .when(attachDocument(sent))
      .rejected('INVALID_INPUT'));
  test('needs a product', () => given(product).when(attachDocument(sent)).rejected('NOT_FOUND'));

  test('makes a document that the catalogue takes', () =>
    expect(productContent.shape.documents.safeParse([attached]).error).toBeUndefined());
});
