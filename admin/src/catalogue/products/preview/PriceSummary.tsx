/** A price as a visitor reads it: how much, how often, for how many, and what they are told beside it. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { Alert, Box, Typography } from '@mui/material';
import { counted } from '../../../kit/words/plural.ts';
import { spelledIn } from '../../read/amountText.ts';
import { periodInWords, type PreviewPrice } from './preview.ts';

const Counted = ({ price }: { price: PreviewPrice }) => {
  const { profilesWithPrice: priced, profilesEvaluated: evaluated } = price.total;
  const text =
    priced === evaluated
      ? `Para ${counted(evaluated, 'persona', 'personas')}`
      : `Para ${priced} de ${evaluated} personas`;
  return (
    <Typography variant="body2" color="text.secondary">
      {text}
    </Typography>
  );
};

export const PriceSummary = ({ price, country }: { price: PreviewPrice; country: CountryCode }) => {
  const { price: total, notices } = price;
  return (
    <Box role="status">
      {total ? (
        <Typography component="p" sx={{ fontSize: '1.75rem', fontWeight: 700 }}>
          {spelledIn(total.minPrice, total.unit.code, country)}{' '}
          <Box component="span" sx={{ fontSize: '0.875rem', fontWeight: 400 }}>
            {periodInWords(total.paymentMode)}
          </Box>
        </Typography>
      ) : (
        <Typography sx={{ fontWeight: 600 }}>Sin precio para estas personas</Typography>
      )}
      {total?.convertionTo && (
        <Typography variant="body2" color="text.secondary">
          Fijado en {spelledIn(total.convertionTo.amount, total.convertionTo.unit.code, country)}
        </Typography>
      )}
      <Counted price={price} />
      {notices.map((notice) => (
        <Alert key={notice} severity="info" sx={{ mt: 1 }}>
          {notice}
        </Alert>
      ))}
    </Box>
  );
};
