/** Asks whom to insure, so that prices are exact (spec, public side, section 2.6). */
import { type CountryCode } from '@cotejo/core/kit/country';
import { type InsuranceLine } from '../../api/content.ts';
import { ProfileButton } from '../../profile/ProfileButton.tsx';
import { whomFor, whomPriced } from '../../profile/profile-words.ts';
import { type Subject, subjectOf } from '../../profile/subject.ts';
import { type KeptPrice } from '../../plans/use-kept-price.ts';
import { useSite } from '../../site.ts';
import { useNewPrices } from './use-new-prices.ts';
import './ProfilePrompt.css';

/** What is asked for, by whom the insurance is for. */
const asked: Readonly<Record<Subject, string>> = {
  persons: 'quiénes se asegurarán',
  pets: 'cómo es tu mascota',
  company: 'cómo es tu empresa',
  sctr: 'cómo es tu empresa',
  guards: 'cuántos guardias se asegurarán',
  travel: 'quiénes viajan',
};

type ProfilePromptProps = {
  readonly line: InsuranceLine;
  readonly own: KeptPrice | undefined;
  /** Whether the plan has a price for the profile that the site begins with. */
  readonly isPriced: boolean;
};

const promptOf = ({ line, own, isPriced }: ProfilePromptProps, country: CountryCode): string => {
  const subject = subjectOf(line);
  if (!own) {
    const question = `Dinos ${asked[subject]} para que se calculen los precios exactos.`;
    return isPriced ? `${whomFor(undefined, subject, country)}. ${question}` : question;
  }
  if (!own.told)
    return own.isShared
      ? 'No pudimos calcular el precio con los datos de quien te compartió este plan.'
      : 'No pudimos calcular el precio con los datos que indicaste: revísalos.';
  const whom = whomPriced(own.profile, subject, country, own.isShared ? 'este plan' : undefined);
  return [`Los precios son para ${whom}.`, ...own.told.notices.slice(0, 1)].join(' ');
};

export const ProfilePrompt = (props: ProfilePromptProps) => {
  const { line, own } = props;
  const { country } = useSite();
  const showNewPrices = useNewPrices(own);
  return (
    <div className="profile-prompt">
      <p>{promptOf(props, country)}</p>
      <ProfileButton productType={line.productType} onSaved={showNewPrices}>
        {own && !own.isShared ? 'Modificar' : 'Ver mi precio'}
      </ProfileButton>
      <noscript>
        <p>Para ver precios de otras personas, activa JavaScript en tu navegador.</p>
      </noscript>
    </div>
  );
};
