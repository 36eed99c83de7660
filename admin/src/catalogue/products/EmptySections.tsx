/** The sections that say nothing yet, in one line, each with the way to fill it in. */
import { Box, Typography } from '@mui/material';
import { type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Panel } from '../../misc/Panel.tsx';
import { CommandButton } from '../shared/CommandButton.tsx';
import { sectionLabel, type sections } from './differenceText.ts';
import { type ProductRecord } from './product.ts';
import { sectionPlace } from './saidSections.ts';

type Section = (typeof sections)[number];
type EmptySectionsProps = {
  product: ProductRecord;
  empty: readonly Section[];
  onAdd: (section: Section) => void;
  /** What else can be done with a section. */
  moreOf: (section: Section) => ReactNode;
};

export const EmptySections = ({ product, empty, onAdd, moreOf }: EmptySectionsProps) => {
  const translate = useTranslate();
  if (empty.length === 0) return null;
  return (
    <Panel title={translate('cotejo.catalogue.show.emptyTitle')}>
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5 }}
      >
        {empty.map((section) => {
          const label = sectionLabel(section);
          return (
            <Box
              component="li"
              key={section}
              id={sectionPlace(section)}
              sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}
            >
              <Typography component="span" variant="body2">
                {label}
              </Typography>
              <CommandButton
                command={section === 'price' ? 'price' : 'change'}
                allowedCommands={product.allowedCommands}
                label={translate('cotejo.catalogue.show.add')}
                aria-label={translate('cotejo.catalogue.show.addNamed', { section: label })}
                size="small"
                variant="text"
                onOpen={() => onAdd(section)}
              />
              {moreOf(section)}
            </Box>
          );
        })}
      </Box>
    </Panel>
  );
};
