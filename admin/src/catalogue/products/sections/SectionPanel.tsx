/** A section of a product as its reader sees it, with the way to change it. */
import { Box, Typography } from '@mui/material';
import { type ReactNode } from 'react';
import { Panel } from '../../../kit/ui/Panel.tsx';
import { ValueView } from '../../read/ValueView.tsx';
import { ReferenceName } from '../../read/ReferenceName.tsx';
import { CoverageTable } from '../CoverageTable.tsx';
import { sectionLabel } from '../differenceText.ts';
import { sectionFields } from '../forms.ts';
import { PriceView } from '../PriceView.tsx';
import { type Preview } from '../preview/preview.ts';
import { type ProductRecord } from '../product.ts';
import { LackingAlert } from './LackingAlert.tsx';
import { type Section, sectionId, sectionPlace } from './saidSections.ts';
import { SectionButton } from './SectionButton.tsx';

/** What a product says; or what a version of it said. */
export type SaidProduct = Pick<ProductRecord, 'content' | 'price' | 'country'>;
type SectionProps = { product: SaidProduct; section: Section };

const Clinics = ({ product }: { product: SaidProduct }) =>
  product.content.coverageOrganizations.map(({ id, note, coverages }) => (
    <Box key={id} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Typography sx={{ fontWeight: 600 }}>
        <ReferenceName to={{ resource: 'coverage-organizations' }} id={String(id)} />
      </Typography>
      {note && <Typography variant="body2">{note}</Typography>}
      {coverages.length > 0 && (
        <CoverageTable coverages={coverages} country={product.country} label={sectionLabel('coverages')} />
      )}
    </Box>
  ));

const Features = ({ product }: { product: SaidProduct }) => (
  <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
    {product.content.features.map(({ id, detail, included }) => (
      <li key={id}>
        <ReferenceName to={{ resource: 'catalogue-terms' }} id={String(id)} />
        {detail && `: ${detail}`}
        {!included && ` (No incluida)`}
      </li>
    ))}
  </Box>
);

/** A section of what a product says, or said. */
export const SectionView = ({ product, section }: SectionProps) => {
  const { content, price, country } = product;
  if (section === 'price') return <PriceView price={price} country={country} />;
  if (section === 'coverages')
    return (
      <CoverageTable coverages={content.coverages} country={country} label={sectionLabel('coverages')} />
    );
  if (section === 'coverageOrganizations') return <Clinics product={product} />;
  if (section === 'features') return <Features product={product} />;
  return (
    <ValueView
      field={sectionFields[section]}
      path={[section]}
      value={content[section]}
      format={{ country }}
    />
  );
};

type SectionPanelProps = {
  product: ProductRecord;
  section: Section;
  /** What it has to say before the product can be published. */
  lacks: Preview['lacks'] | undefined;
  onEdit: () => void;
  /** What else can be done with the section. */
  more?: ReactNode;
};

export const SectionPanel = ({ product, section, lacks, onEdit, more }: SectionPanelProps) => (
  <Panel title={sectionLabel(section)} place={sectionId(section)}>
    <LackingAlert lacks={lacks} />
    <SectionView product={product} section={section} />
    <Box
      id={sectionPlace(section)}
      sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } }}
    >
      <SectionButton product={product} section={section} onOpen={onEdit} />
      {more}
    </Box>
  </Panel>
);
