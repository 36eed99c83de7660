/** Where a plan covers: how many clinics, the first of them with their places, and all of them for who wants to see them. */
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type DetailClinic } from './detail.ts';

const first = { clinics: 5, places: 3 };

const placeText = ({ name, address, district, region }: DetailClinic['places'][number]): string =>
  [name, address, district, region].filter(Boolean).join(', ');

const useWords = () => {
  const translate = useTranslate();
  return (key: string, args?: object) => translate(`cotejo.catalogue.detail.${key}`, args);
};

const Clinic = ({ clinic }: { clinic: DetailClinic }) => {
  const say = useWords();
  const { displayName, note, coverages, places } = clinic;
  const more = places.length - first.places;
  const lines = [
    ...places.slice(0, first.places).map(placeText),
    more > 0 && say('morePlaces', { smart_count: more }),
    note,
    coverages > 0 && say('clinicCoverages', { smart_count: coverages }),
  ].filter((line) => typeof line === 'string' && line !== '') as string[];
  return (
    <Box component="li" sx={{ py: 1, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>{displayName}</Typography>
      {lines.map((line, place) => (
        <Typography key={place} variant="body2" color="text.secondary">
          {line}
        </Typography>
      ))}
    </Box>
  );
};

export const DetailClinics = ({ clinics }: { clinics: readonly DetailClinic[] }) => {
  const say = useWords();
  const [areAll, setAreAll] = useState(false);
  const more = clinics.length - first.clinics;
  return (
    <div>
      <Typography role="status">{say('clinics', { smart_count: clinics.length })}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {clinics.slice(0, areAll ? undefined : first.clinics).map((clinic) => (
          <Clinic key={clinic.id} clinic={clinic} />
        ))}
      </Box>
      {more > 0 && (
        <Button size="small" aria-expanded={areAll} onClick={() => setAreAll(!areAll)} sx={{ ml: -0.75 }}>
          {say(areAll ? 'fewerClinics' : 'moreClinics', { smart_count: more })}
        </Button>
      )}
    </div>
  );
};
