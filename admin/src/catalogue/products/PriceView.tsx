/** What a product costs whom, in words and bands. */
import { type PriceRule } from '@cotejo/core/pricing';
import { type CountryCode } from '@cotejo/core/kit/country';
import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { priceWords } from '../read/priceWords.ts';
import { choiceName, labelAt } from '../read/words.ts';

export const PriceView = ({ price, country }: { price: PriceRule | null; country: CountryCode }) => {
  if (!price) return <Typography color="text.secondary">Todavía no tiene precio.</Typography>;
  const { lines, table } = priceWords(price, country);
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>{choiceName('kind', price.kind)}</Typography>
      <Box component="ul" sx={{ mt: 0.5, mb: 1, pl: 2.5 }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
      {table && (
        <Table size="small" aria-label={labelAt(['price'])} sx={{ maxWidth: 560 }}>
          <TableHead>
            <TableRow>
              {table.head.map((name) => (
                <TableCell key={name}>{name}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {table.rows.map((row, place) => (
              <TableRow key={place}>
                {row.map((text, column) => (
                  <TableCell key={column}>{text}</TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </>
  );
};
