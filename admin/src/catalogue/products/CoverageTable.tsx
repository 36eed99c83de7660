/** Coverages as their reader sees them: a table, or a list on a phone. */
import { type Coverage } from '@cotejo/core/product-content';
import { type CountryCode } from '@cotejo/core/kit/country';
import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { type Theme } from '@mui/material/styles';
import { amountsText, scopeText } from '../read/coverageText.ts';

type CoverageTableProps = { coverages: readonly Coverage[]; country: CountryCode; label: string };

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => (
    <Box key={line} sx={{ fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
      {line}
    </Box>
  ));

const Name = ({ coverage: { name, benefit, note } }: { coverage: Coverage }) => (
  <>
    <Typography component="span" sx={{ fontWeight: 600, fontSize: '0.875rem', display: 'block' }}>
      {name}
    </Typography>
    {[benefit, note].filter(Boolean).map((text) => (
      <Typography key={text} variant="body2" color="text.secondary">
        {text}
      </Typography>
    ))}
  </>
);

export const CoverageTable = ({ coverages, country, label }: CoverageTableProps) => {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  if (isNarrow)
    return (
      <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {coverages.map((coverage) => (
          <Box component="li" key={coverage.id} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
            <Name coverage={coverage} />
            <Lines lines={[...amountsText(coverage, country), ...scopeText(coverage)]} />
          </Box>
        ))}
      </Box>
    );
  return (
    <Table size="small" aria-label={label}>
      <TableHead>
        <TableRow>
          <TableCell>Cobertura</TableCell>
          <TableCell>Cuánto</TableCell>
          <TableCell>Cómo</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {coverages.map((coverage) => (
          <TableRow key={coverage.id} sx={{ verticalAlign: 'top' }}>
            <TableCell component="th" scope="row">
              <Name coverage={coverage} />
            </TableCell>
            <TableCell>
              <Lines lines={amountsText(coverage, country)} />
            </TableCell>
            <TableCell>
              <Lines lines={scopeText(coverage)} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};
