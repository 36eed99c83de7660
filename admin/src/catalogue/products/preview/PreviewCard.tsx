/** The card that a visitor gets of a product, as the public calls send it, marked as a preview. */
import { type ProductAnswer } from '@cotejo/core/product-content';
import { type CountryCode } from '@cotejo/core/kit/country';
import { usageLevelNames, usageLevels } from '@cotejo/core/reference/usage-levels';
import { Avatar, Box, Chip, Paper, Rating, Typography } from '@mui/material';
import { spelledIn } from '../../read/amountText.ts';
import { formatCoverages } from './cardCoverages.ts';
import { type PreviewPrice } from './preview.ts';
import { PriceSummary } from './PriceSummary.tsx';
import { maximumText } from './maximumText.ts';

const Badges = ({ card }: { card: ProductAnswer<'card'> }) => {
  const { isPopular, hasOffer } = card.insuranceMetadata.metadata;
  const badges = {
    Nuevo: card.isNew,
    Exclusivo: card.exclusive,
    Popular: isPopular,
    Promocionado: card.isPromoted,
    'Con oferta': hasOffer,
    'Se contrata en línea': card.onlineSale,
    Demostración: card.isDemo,
  };
  return Object.entries(badges).flatMap(([name, isSo]) =>
    isSo ? [<Chip key={name} size="small" label={name} />] : [],
  );
};

const Terms = ({ card, country }: { card: ProductAnswer<'card'>; country: CountryCode }) => {
  const { deductible, features, coverages } = card;
  const { annual_benefit_maximum: most } = card.insuranceMetadata.metadata;
  const maximum = maximumText(most, country);
  const lines = [
    deductible && `Deducible: ${spelledIn(deductible.amount, deductible.unit.code, country)}`,
    maximum,
    coverages.length > 0 && `Coberturas: ${coverages.map(({ name }) => name).join(', ')}`,
    features.length > 0 && `Características: ${features.map(({ name }) => name).join(', ')}`,
  ].filter((line) => typeof line === 'string');
  return lines.map((line) => (
    <Typography key={line} variant="body2" color="text.secondary">
      {line}
    </Typography>
  ));
};

/** How much each coverage pays, for whoever wants to read it. */
const Covered = ({ card, country }: { card: ProductAnswer<'card'>; country: CountryCode }) => {
  const coverages = formatCoverages(card.coverages, country).filter(({ amounts }) => amounts.length > 0);
  if (coverages.length === 0) return null;
  return (
    <Box component="details" sx={{ fontSize: '0.8125rem' }}>
      <Box component="summary" sx={{ cursor: 'pointer', width: 'fit-content', py: 0.5 }}>
        Cuánto cubre cada una
      </Box>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {coverages.map(({ id, name, amounts }) => (
          <li key={id}>{`${name} · ${amounts.join(' · ')}`}</li>
        ))}
      </Box>
    </Box>
  );
};

type PreviewCardProps = {
  card: ProductAnswer<'card'>;
  price: PreviewPrice;
  country: CountryCode;
  mark: string;
};

export const PreviewCard = ({ card, price, country, mark }: PreviewCardProps) => {
  const { organization, score, benefits, insuranceType, priceRange, yearlyCost } = card;
  const money = (amount: number, unit: string) => spelledIn(amount, unit, country);
  return (
    <Paper
      variant="outlined"
      component="article"
      aria-label={`${mark}: ${card.displayName}`}
      sx={{
        p: 2.5,
        maxWidth: 460,
        display: 'grid',
        gap: 1,
        borderStyle: 'dashed',
        borderWidth: 2,
        overflowWrap: 'anywhere',
      }}
    >
      <Box sx={{ display: 'flex', gap: 0.75, flexWrap: 'wrap' }}>
        <Chip size="small" color="info" label={mark} />
        <Badges card={card} />
      </Box>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        {organization.metadata.image && (
          <Avatar
            src={organization.metadata.image}
            alt=""
            variant="rounded"
            // A logo is a word more often than a sign: it is shown whole.
            slotProps={{ img: { sx: { objectFit: 'contain' } } }}
            sx={{ width: 112, height: 32 }}
          />
        )}
        <Typography variant="body2" color="text.secondary">
          {organization.displayName} · {insuranceType.displayName}
        </Typography>
      </Box>
      <Typography sx={{ fontWeight: 700, fontSize: '1.125rem' }}>{card.displayName}</Typography>
      {score !== null && (
        <Rating
          readOnly
          precision={0.5}
          value={Math.round(score) / 2}
          size="small"
          getLabelText={(stars) => `${stars} de 5 estrellas`}
        />
      )}
      <PriceSummary price={price} country={country} />
      {priceRange && (
        <Typography variant="body2" color="text.secondary">
          Desde {money(priceRange.from, priceRange.unit.code)} para quien entra al sitio
        </Typography>
      )}
      {yearlyCost && (
        <Typography variant="body2" color="text.secondary">
          Costo anual estimado:{' '}
          {usageLevels
            .map(
              (level) =>
                `${money(yearlyCost[level], yearlyCost.unit.code)} con ${usageLevelNames[level].toLowerCase()}`,
            )
            .join(', ')}
        </Typography>
      )}
      {card.description && <Typography variant="body2">{card.description}</Typography>}
      {benefits.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </Box>
      )}
      <Terms card={card} country={country} />
      <Covered card={card} country={country} />
    </Paper>
  );
};
