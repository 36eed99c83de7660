/** What every part of the preview's form of a profile is given, and its words. */
import { oldestAge } from '@cotejo/core/profile';
import { type CountryCode } from '@cotejo/core/kit/country';
import { useTranslate } from 'react-admin';
import { type Asked, type PreviewProfile } from '../profile.ts';

export type ProfileFormProps = {
  profile: PreviewProfile;
  asked: Asked;
  wrong: Readonly<Record<string, string>>;
  country: CountryCode;
  onChange: (profile: PreviewProfile) => void;
};

export const useWords = () => {
  const translate = useTranslate();
  const say = (key: string, args?: object) => translate(`cotejo.catalogue.profile.${key}`, args);
  const wrongText = (wrong: string | undefined) => wrong && say(`wrong.${wrong}`, { oldest: oldestAge });
  return { say, wrongText };
};
