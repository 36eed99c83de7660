/** What a product's draft says, section by section, with an index that leads to each. */
import { Box } from '@mui/material';
import { CommandButton } from '../shared/CommandButton.tsx';
import { type ProductRecord } from './product.ts';
import { EmptySections } from './sections/EmptySections.tsx';
import { partedSections, type Section } from './sections/saidSections.ts';
import { beneathIndex, SectionIndex } from './sections/SectionIndex.tsx';
import { SectionPanel } from './sections/SectionPanel.tsx';
import { useLacking } from './sections/useLacking.ts';
import { useVisibleSection, useSectionOfAddress } from './sections/useSectionHere.ts';

type ProductContentProps = {
  product: ProductRecord;
  onEdit: (section: Section, isEmpty: boolean) => void;
  onUpload: () => void;
};

export const ProductContent = ({ product, onEdit, onUpload }: ProductContentProps) => {
  const { said, empty } = partedSections(product);
  const lacking = useLacking(product);
  const here = useVisibleSection([...said, ...empty]);
  useSectionOfAddress();
  const moreOf = (section: Section, variant: 'outlined' | 'text') =>
    section === 'documents' && (
      <CommandButton
        command="attach-document"
        allowedCommands={product.allowedCommands}
        size="small"
        variant={variant}
        onOpen={onUpload}
      />
    );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '190px minmax(0, 1fr)' },
        alignItems: 'start',
      }}
    >
      <SectionIndex said={said} empty={empty} lacking={lacking} here={here} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', ...beneathIndex }}>
        {said.map((section) => (
          <SectionPanel
            key={section}
            product={product}
            section={section}
            lacks={lacking[section]}
            onEdit={() => onEdit(section, false)}
            more={moreOf(section, 'outlined')}
          />
        ))}
        <EmptySections
          product={product}
          empty={empty}
          lacking={lacking}
          onAdd={(section) => onEdit(section, true)}
          moreOf={(section) => moreOf(section, 'text')}
        />
      </Box>
    </Box>
  );
};
