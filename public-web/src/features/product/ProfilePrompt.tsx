/** Asks whom to insure, so that prices are exact (spec, public side, section 2.6). */
import { type CountryCode } from '@cotejo/core/kit/country';
import { useRevalidator, useSearchParams } from 'react-router-dom';
import { type InsuranceLine, type PlanPrice } from '../../api/index.ts';
import { PayersPrompt } from '../../profile/PayersPrompt.tsx';
import { ProfileButton } from '../../profile/ProfileButton.tsx';
import { whomTold } from '../../profile/profile-words.ts';
import { type Subject, subjectOf } from '../../profile/subject.ts';
import { shareParameter } from '../../domain/product-paths.ts';
import { type KeptPrice } from '../../plans/use-kept-price.ts';
import { useSite } from '../../site.ts';
import { useAskAgain } from './Part.tsx';
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

const promptOf = (line: InsuranceLine, own: KeptPrice | undefined, country: CountryCode): string => {
  if (!own) return `Dinos ${asked[subjectOf(line)]} para que se calculen los precios exactos.`;
  if (!own.told) return 'No pudimos calcular el precio con los datos que indicaste: revísalos.';
  const shared = own.isShared ? 'este plan' : undefined;
  return `Los precios son para ${whomTold(own.profile, subjectOf(line), country, shared)}.`;
};

type ProfilePromptProps = {
  readonly line: InsuranceLine;
  readonly own: KeptPrice | undefined;
  /** As it is shown. */
  readonly price: PlanPrice | null;
};

export const ProfilePrompt = ({ line, own, price }: ProfilePromptProps) => {
  const { country } = useSite();
  const { revalidate } = useRevalidator();
  const askAgain = useAskAgain();
  const [query, setQuery] = useSearchParams();
  const showNewPrices = (): void => {
    // Who tells of herself wants her own prices, and no longer those of a shared link.
    if (own?.isShared && query.has(shareParameter)) {
      query.delete(shareParameter);
      setQuery(query, { replace: true, preventScrollReset: true });
    } else void revalidate();
    askAgain?.();
  };
  return (
    <div className="profile-prompt">
      <p>{promptOf(line, own, country)}</p>
      <ProfileButton productType={line.productType} onSaved={showNewPrices}>
        {own && !own.isShared ? 'Modificar' : 'Ver mi precio'}
      </ProfileButton>
      {!own?.isShared && (
        <PayersPrompt prices={[price]} productType={line.productType} onSaved={showNewPrices} />
      )}
      <noscript>
        <p>Para ver precios de otras personas, activa JavaScript en tu navegador.</p>
      </noscript>
    </div>
  );
};
