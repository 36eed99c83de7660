/** A section of a product as its reader sees it, with the way to change it. */
import { type ContentSection } from '@cotejo/core/catalogue';
import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Panel } from '../../misc/Panel.tsx';
import { isSaid, ValueView } from '../read/ValueView.tsx';
import { ReferenceName } from '../read/ReferenceName.tsx';
import { CommandButton } from '../shared/CommandButton.tsx';
import { CoverageTable } from './CoverageTable.tsx';
import { sectionLabel } from './differenceText.ts';
import { sectionFields } from './forms.ts';
import { PriceView } from './PriceView.tsx';
import { type ProductRecord } from './product.ts';

type SectionProps = { product: ProductRecord; section: ContentSection | 'price' };

const Clinics = ({ product }: { product: ProductRecord }) =>
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

const Features = ({ product }: { product: ProductRecord }) => {
  const translate = useTranslate();
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {product.content.features.map(({ id, detail, included }) => (
        <li key={id}>
          <ReferenceName to={{ resource: 'catalogue-terms' }} id={String(id)} />
          {detail && `: ${detail}`}
          {!included && ` (${translate('cotejo.catalogue.show.missing')})`}
        </li>
      ))}
    </Box>
  );
};

const Section = ({ product, section }: SectionProps) => {
  const translate = useTranslate();
  const { content, country } = product;
  if (section === 'price') return <PriceView price={product.price} country={country} />;
  if (!isSaid(content[section]))
    return <Typography color="text.secondary">{translate('cotejo.catalogue.show.nothing')}</Typography>;
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
      telling={{ country }}
    />
  );
};

export const SectionPanel = ({ product, section, onEdit }: SectionProps & { onEdit: () => void }) => {
  const translate = useTranslate();
  const label = sectionLabel(section);
  return (
    <Panel title={label}>
      <Section product={product} section={section} />
      <Box sx={{ mt: 1.5 }}>
        <CommandButton
          command={section === 'price' ? 'price' : 'change'}
          allowedCommands={product.allowedCommands}
          label={translate('cotejo.catalogue.show.edit', { section: label })}
          size="small"
          variant="outlined"
          onOpen={onEdit}
        />
      </Box>
    </Panel>
  );
};
