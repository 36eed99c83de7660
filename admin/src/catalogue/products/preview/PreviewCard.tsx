/** The card that a visitor gets of a product, as the public calls send it, marked as a preview. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { Avatar, Box, Chip, Paper, Rating, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { spelledIn } from '../../read/amountText.ts';
import { toldCoverages } from './cardCoverages.ts';
import { type Card, type PreviewPrice } from './preview.ts';
import { PriceTold } from './PriceTold.tsx';
import { useMaximumText } from './useMaximumText.ts';

const useWords = () => {
  const translate = useTranslate();
  return (key: string, args?: object) => translate(`cotejo.catalogue.preview.${key}`, args);
};

const Badges = ({ card }: { card: Card }) => {
  const say = useWords();
  const { isPopular, hasOffer } = card.insuranceMetadata.metadata;
  const told = {
    isNew: card.isNew,
    exclusive: card.exclusive,
    popular: isPopular,
    promoted: card.isPromoted,
    offer: hasOffer,
    online: card.onlineSale,
    demo: card.isDemo,
  };
  return Object.entries(told).flatMap(([name, isSo]) =>
    isSo ? [<Chip key={name} size="small" label={say(name)} />] : [],
  );
};

const Terms = ({ card, country }: { card: Card; country: CountryCode }) => {
  const say = useWords();
  const { deductible, features, coverages } = card;
  const { annual_benefit_maximum: most } = card.insuranceMetadata.metadata;
  const maximum = useMaximumText(most, country);
  const lines = [
    deductible && say('deductible', { amount: spelledIn(deductible.amount, deductible.unit.code, country) }),
    maximum,
    coverages.length > 0 && `${say('coverages')}: ${coverages.map(({ name }) => name).join(', ')}`,
    features.length > 0 && `${say('features')}: ${features.map(({ name }) => name).join(', ')}`,
  ].filter((line) => typeof line === 'string');
  return lines.map((line) => (
    <Typography key={line} variant="body2" color="text.secondary">
      {line}
    </Typography>
  ));
};

/** How much each coverage pays, for whoever wants to read it. */
const Covered = ({ card, country }: { card: Card; country: CountryCode }) => {
  const say = useWords();
  const coverages = toldCoverages(card.coverages, country).filter(({ amounts }) => amounts.length > 0);
  if (coverages.length === 0) return null;
  return (
    <Box component="details" sx={{ fontSize: '0.8125rem' }}>
      <Box component="summary" sx={{ cursor: 'pointer', width: 'fit-content', py: 0.5 }}>
        {say('covered')}
      </Box>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {coverages.map(({ id, name, amounts }) => (
          <li key={id}>{`${name} · ${amounts.join(' · ')}`}</li>
        ))}
      </Box>
    </Box>
  );
};

type PreviewCardProps = { card: Card; price: PreviewPrice; country: CountryCode; mark: string };

export const PreviewCard = ({ card, price, country, mark }: PreviewCardProps) => {
  const say = useWords();
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
          getLabelText={(stars) => say('score', { stars })}
        />
      )}
      <PriceTold price={price} country={country} />
      {priceRange && (
        <Typography variant="body2" color="text.secondary">
          {say('from', { amount: money(priceRange.from, priceRange.unit.code) })}
        </Typography>
      )}
      {yearlyCost && (
        <Typography variant="body2" color="text.secondary">
          {say('yearlyCost', {
            low: money(yearlyCost.low, yearlyCost.unit.code),
            medium: money(yearlyCost.medium, yearlyCost.unit.code),
            high: money(yearlyCost.high, yearlyCost.unit.code),
          })}
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
