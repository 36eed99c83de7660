/** What a plan covers and how far, by the tags under which visitors find it. */
import { type ProductAnswer } from '@cotejo/core/product-content';
import { type CountryCode } from '@cotejo/core/kit/country';
import { Box, Typography } from '@mui/material';
import { scopeText } from '../../../read/coverageText.ts';
import { amountsOf } from '../cardCoverages.ts';
import { type Detail } from './detail.ts';

type CoverageProps = { coverage: ProductAnswer<'coverage'>; country: CountryCode; isTitled: boolean };

const CoverageItem = ({ coverage, country, isTitled }: CoverageProps) => {
  const { name, benefit, note, period } = coverage;
  const scope = scopeText({ ...coverage, period: period?.id });
  const lines = [
    amountsOf(coverage, country).join(' · '),
    [benefit, ...scope].filter(Boolean).join(' · '),
    note,
  ].filter(Boolean);
  return (
    <Box component="li" sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
      {!isTitled && <span>{name}</span>}
      {lines.map((line) => (
        <Typography key={line} variant="body2" color="text.secondary">
          {line}
        </Typography>
      ))}
    </Box>
  );
};

const plain = { listStyle: 'none', m: 0, p: 0 } as const;

type CoveragesProps = {
  coverages: readonly ProductAnswer<'coverage'>[];
  country: CountryCode;
  title?: string;
};

/** @param title what a tag is called: a coverage of that name need not say it again */
export const CoverageItems = ({ coverages, country, title }: CoveragesProps) => (
  <Box component="ul" sx={plain}>
    {coverages.map((coverage) => (
      <CoverageItem
        key={coverage.id}
        coverage={coverage}
        country={country}
        isTitled={coverage.name === title}
      />
    ))}
  </Box>
);

export const DetailCoverages = ({ detail, country }: { detail: Detail; country: CountryCode }) => (
  <Box component="ul" sx={plain}>
    {detail.resume.tags.map(({ id, name, coverages }) => (
      <Box component="li" key={id ?? name} sx={{ py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <CoverageItems coverages={coverages} country={country} title={name} />
      </Box>
    ))}
  </Box>
);
