/** What a visitor would get of a product for some people: the card, what each of them costs, and how that comes about. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { Alert, AlertTitle, Box, Paper, Typography } from '@mui/material';
import { Panel } from '../../../kit/ui/Panel.tsx';
import { fieldName } from '../differenceText.ts';
import { type Preview, type PreviewPrice } from './preview.ts';
import { PreviewCard } from './PreviewCard.tsx';
import { PriceSummary } from './PriceSummary.tsx';
import { type Asked, inOrder, type PreviewProfile, relationNames } from './profile.ts';
import { spelledIn } from '../../read/amountText.ts';
import { choiceName } from '../../read/words.ts';

/** What those are called that a price counts, in its order; nothing where it counts one alone. */
const namesOf = (profile: PreviewProfile, { counts }: Asked): readonly string[] => {
  const years = (age: string) => `${age} años`;
  if (counts === 'persons')
    return inOrder(profile.persons).map(({ relation, age }) => `${relationNames[relation]}, ${years(age)}`);
  if (counts === 'pets')
    return profile.pets.map(({ species, age }) => `${choiceName('species', species)}, ${years(age)}`);
  return [];
};

type WhoPaysProps = { price: PreviewPrice; names: readonly string[]; country: CountryCode };

const WhoPays = ({ price, names, country }: WhoPaysProps) => {
  const unit = price.price?.unit.code ?? '';
  if (price.profiles.length < 2 && price.profiles.every(({ reason }) => reason === undefined)) return null;
  return (
    <Panel title="Cuánto paga cada quien">
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {price.profiles.map(({ profile, reason }) => {
          const share = price.shares.find((one) => one.profile === profile);
          const told = reason ?? (share && spelledIn(share.amount, unit, country));
          const name = names[profile - 1] ?? `Persona ${profile}`;
          return <li key={profile}>{told ? `${name}: ${told}` : name}</li>;
        })}
      </Box>
    </Panel>
  );
};

const Lacks = ({ lacks }: { lacks: Preview['lacks'] }) => {
  const missing = Object.entries(lacks);
  if (missing.length === 0) return null;
  return (
    <Alert severity="warning">
      <AlertTitle>Los visitantes no lo verían todavía: falta esto para publicarlo</AlertTitle>
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
  const names = namesOf(profile, asked);
  const { card, price, lacks } = preview;
  return (
    <>
      <Lacks lacks={lacks} />
      {card && price && <PreviewCard card={card} price={price} country={country} mark={mark} />}
      {!card && price && (
        <Paper variant="outlined" sx={{ p: 2 }}>
          <PriceSummary price={price} country={country} />
        </Paper>
      )}
      {price && <WhoPays price={price} names={names} country={country} />}
      {price && price.explanation.length > 0 && (
        <Panel title="¿Cómo se calcula?">
          <Box component="ol" sx={{ m: 0, pl: 2.5 }}>
            {price.explanation.map((line, place) => (
              <li key={place}>{line}</li>
            ))}
          </Box>
        </Panel>
      )}
      {!price && <Typography color="text.secondary">Todavía no tiene regla de precio.</Typography>}
    </>
  );
};
