/** What a product says of itself beyond its card, a call for each part. */
import { z } from 'zod';
import { productAnswers, type ProductContent } from '@cotejo/core/product-content';
import { coverageSections } from './coverage-sections.ts';
import { type Known } from '../known.ts';
import { type Detailed, type Section } from './section.ts';

type EntrySection = 'conditions' | 'descriptions' | 'extraBenefits' | 'exclusions';
const ofEntries = (path: EntrySection, summary: string): Section => ({
  path,
  summary,
  schema: z.array(productAnswers.entry),
  tell: ({ product }) =>
    product.publication.content[path].map(({ title, content, icon }) => ({
      title,
      content,
      icon: icon ?? null,
    })),
});

/** Features of its type that a product lacks, in the order of the catalogue. */
const lacking = ({ product, featuresOfType }: Detailed, { terms }: Known): ProductContent['features'] => {
  const told = new Set(product.publication.content.features.map(({ id }) => id));
  const ofType = new Set(featuresOfType?.());
  return [...terms.keys()]
    .filter((id) => ofType.has(id) && !told.has(id))
    .map((id) => ({ id, included: false }));
};

const shownFeatures = (features: ProductContent['features'], { terms }: Known) =>
  features.flatMap(({ id, detail, included }) => {
    const term = terms.get(id);
    if (!term || term.isHidden) return [];
    const { name, displayName, icon, description } = term;
    return [
      {
        id,
        name: displayName || name,
        icon: icon ?? null,
        description: description || null,
        detail: detail || null,
        included,
      },
    ];
  });

export const sections: readonly Section[] = [
  ofEntries('conditions', 'Condiciones del producto'),
  ofEntries('descriptions', 'Descripciones del producto'),
  ofEntries('extraBenefits', 'Beneficios adicionales del producto'),
  ofEntries('exclusions', 'Lo que el producto no cubre'),
  {
    path: 'seo',
    summary: 'Cómo se presenta el producto en buscadores',
    schema: z.object({
      seoTitle: z.string().nullable(),
      seoDescription: z.string().nullable(),
      seoImage: z.string().nullable(),
      url: z.string(),
    }),
    tell: ({ product }) => {
      const { seo, identity } = product.publication.content;
      return {
        seoTitle: seo.title || null,
        seoDescription: seo.description || null,
        seoImage: seo.image ?? null,
        url: identity.path,
      };
    },
  },
  {
    path: 'faq',
    summary: 'Preguntas frecuentes del producto',
    schema: z.array(productAnswers.question),
    tell: ({ product }) => product.publication.content.faq,
  },
  {
    path: 'features',
    summary: 'Características del producto, y las de otros de su tipo que no tiene, con included en false',
    schema: z.array(productAnswers.feature),
    tell: (detailed, known) =>
      shownFeatures([...detailed.product.publication.content.features, ...lacking(detailed, known)], known),
  },
  {
    path: 'inFeatures',
    summary: 'Características que el producto incluye',
    schema: z.array(productAnswers.feature),
    tell: ({ product }, known) =>
      shownFeatures(product.publication.content.features, known).filter(({ included }) => included),
  },
  ...coverageSections,
];
