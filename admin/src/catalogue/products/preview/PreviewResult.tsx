/** What a visitor would get of a product for some people: the card, what each of them costs, and how that comes about. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { Alert, AlertTitle, Box, Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Panel } from '../../../kit/ui/Panel.tsx';
import { fieldName } from '../differenceText.ts';
import { type Preview, type PreviewPrice } from './preview.ts';
import { PreviewCard } from './PreviewCard.tsx';
import { PriceTold } from './PriceTold.tsx';
import { type Asked, inOrder, type PreviewProfile } from './profile.ts';
import { spelledIn } from '../../read/amountText.ts';
import { choiceName } from '../../read/words.ts';

const useWords = () => {
  const translate = useTranslate();
  return (key: string, args?: object) => translate(`cotejo.catalogue.${key}`, args);
};

/** What those are called that a price counts, in its order; nothing where it counts one alone. */
const useNames = (profile: PreviewProfile, { counts }: Asked): readonly string[] => {
  const say = useWords();
  const years = (age: string) => `${age} años`;
  if (counts === 'persons')
    return inOrder(profile.persons).map(
      ({ relation, age }) => `${say(`profile.relations.${relation}`)}, ${years(age)}`,
    );
  if (counts === 'pets')
    return profile.pets.map(({ species, age }) => `${choiceName('species', species)}, ${years(age)}`);
  return [];
};

type WhoPaysProps = { price: PreviewPrice; names: readonly string[]; country: CountryCode };

const WhoPays = ({ price, names, country }: WhoPaysProps) => {
  const say = useWords();
  const unit = price.price?.unit.code ?? '';
  if (price.profiles.length < 2 && price.profiles.every(({ reason }) => reason === undefined)) return null;
  return (
    <Panel title={say('preview.who')}>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {price.profiles.map(({ profile, reason }) => {
          const share = price.shares.find((one) => one.profile === profile);
          const told = reason ?? (share && spelledIn(share.amount, unit, country));
          const name = names[profile - 1] ?? say('profile.person', { place: profile });
          return <li key={profile}>{told ? `${name}: ${told}` : name}</li>;
        })}
      </Box>
    </Panel>
  );
};

const Lacks = ({ lacks }: { lacks: Preview['lacks'] }) => {
  const say = useWords();
  const missing = Object.entries(lacks);
  if (missing.length === 0) return null;
  return (
    <Alert severity="warning">
      <AlertTitle>{say('preview.lacks')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {missing.map(([path, message]) => (
          <li key={path}>{`${fieldName(path)}: ${message}`}</li>
        ))}
      </Box>
    </Alert>
  );
};

type PreviewResultProps = {
  preview: Preview;
  country: CountryCode;
  profile: PreviewProfile;
  asked: Asked;
  /** What the card is marked as. */
  mark: string;
};

export const PreviewResult = ({ preview, country, profile, asked, mark }: PreviewResultProps) => {
  const say = useWords();
  const names = useNames(profile, asked);
  const { card, price, lacks } = preview;
  return (
    <>
      <Lacks lacks={lacks} />
      {card && price && <PreviewCard card={card} price={price} country={country} mark={mark} />}
      {!card && price && (
        <Paper variant="outlined" sx={{ p: 2 }}>
          <PriceTold price={price} country={country} />
        </Paper>
      )}
      {price && <WhoPays price={price} names={names} country={country} />}
      {price && price.explanation.length > 0 && (
        <Panel title={say('preview.how')}>
          <Box component="ol" sx={{ m: 0, pl: 2.5 }}>
            {price.explanation.map((line, place) => (
              <li key={place}>{line}</li>
            ))}
          </Box>
        </Panel>
      )}
      {!price && <Typography color="text.secondary">{say('preview.noRule')}</Typography>}
    </>
  );
};
