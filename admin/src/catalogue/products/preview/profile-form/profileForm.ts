/** The props of every part of the preview's form of a profile. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { type Asked, type PreviewProfile } from '../profile.ts';

export type ProfileFormProps = {
  profile: PreviewProfile;
  asked: Asked;
  wrong: Readonly<Record<string, string>>;
  country: CountryCode;
  onChange: (profile: PreviewProfile) => void;
};
