/** A link to each section of a product, with what it lacks: those that say something, then those that are empty. */
import WarningAmber from '@mui/icons-material/WarningAmber';
import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { visuallyHidden } from '../../../kit/ui/visuallyHidden.ts';
import { sectionLabel } from '../differenceText.ts';
import { type Lacking } from './lacking.ts';
import { type Section, sectionId } from './saidSections.ts';

export type SectionLinksProps = {
  said: readonly Section[];
  empty: readonly Section[];
  lacking: Lacking;
  here: Section | undefined;
  onChosen?: () => void;
};

type OneProps = { section: Section; lacks: boolean; isHere: boolean; onChosen?: () => void };

const SectionLink = ({ section, lacks, isHere, onChosen }: OneProps) => (
  <li>
    <Link
      component={RouterLink}
      to={`#${sectionId(section)}`}
      replace
      color="inherit"
      underline="hover"
      aria-current={isHere ? 'location' : undefined}
      onClick={onChosen}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.75,
        px: 1.25,
        py: { xs: 1, lg: 0.5 },
        fontSize: '0.8125rem',
        borderLeft: 2,
        borderColor: isHere ? 'primary.main' : 'divider',
        fontWeight: isHere ? 650 : 400,
        '&:focus-visible:focus-visible': { outlineOffset: -2 },
      }}
    >
      {sectionLabel(section)}
      {lacks && (
        <>
          <WarningAmber color="warning" aria-hidden sx={{ fontSize: 16 }} />
          <span style={visuallyHidden}>{` (falta algo para publicar)`}</span>
        </>
      )}
    </Link>
  </li>
);

export const SectionLinks = ({ said, empty, lacking, here, onChosen }: SectionLinksProps) => {
  const list = (sections: readonly Section[]) => (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {sections.map((section) => (
        <SectionLink
          key={section}
          section={section}
          lacks={lacking[section] !== undefined}
          isHere={section === here}
          onChosen={onChosen}
        />
      ))}
    </Box>
  );
  return (
    <nav aria-label="Secciones">
      {list(said)}
      {empty.length > 0 && (
        <>
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5, mb: 0.5 }}>
            Sin datos todavía
          </Typography>
          {list(empty)}
        </>
      )}
    </nav>
  );
};
