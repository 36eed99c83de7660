/** For whom the prices are, in a sentence; who is insured; and the way to say something else. */
import { useNavigate, useRevalidator } from 'react-router-dom';
import { type InsuranceLine } from '../api/content.ts';
import { type ResultCard } from '../api/plans.ts';
import { readSearch, writeSearch } from '../domain/search-address.ts';
import { usePendingLocation } from '../routing/pending-location.ts';
import { keepsFocus } from '../routing/keeps-focus.ts';
import { useSite } from '../site.ts';
import { type SearchState } from '../ui/search-state.ts';
import { PayersPrompt } from './PayersPrompt.tsx';
import { ProfileButton } from './ProfileButton.tsx';
import { peopleOf, whomFor } from './profile-words.ts';
import { type Profile } from '../domain/profile.ts';
import { subjectOf } from './subject.ts';
import { useKeptProfile } from './use-kept-profile.ts';
import { WhoIsInsured } from './WhoIsInsured.tsx';
import './ProfileBar.css';

type ProfileBarProps = {
  readonly line: InsuranceLine;
  readonly profile: Profile | undefined;
  /** Whether there is one that the platform refused. */
  readonly isRefused: boolean;
  readonly cards: readonly ResultCard[];
  readonly search: SearchState;
};

/** Another profile begins at the first page: its prices put the plans in another order. */
const useNewPrices = (): (() => void) => {
  const { pathname, search: query } = usePendingLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return () => {
    const search = readSearch(new URLSearchParams(query));
    if (search.page === 1) void revalidate();
    else
      void navigate(pathname + writeSearch({ ...search, page: 1 }), {
        preventScrollReset: true,
        state: keepsFocus,
      });
  };
};

export const ProfileBar = ({ line, profile, isRefused, cards, search }: ProfileBarProps) => {
  const { country } = useSite();
  const { state } = useRevalidator();
  const showNewPrices = useNewPrices();
  const subject = subjectOf(line);
  useKeptProfile(line.productType, subject, profile !== undefined || isRefused);
  return (
    <div className="profile-bar">
      <p role="status">
        {state === 'loading' ? 'Calculando los precios…' : `${whomFor(profile, subject, country)}.`}
      </p>
      {isRefused && (
        <p className="field-error" role="alert">
          Los datos que guardaste no sirven para este seguro: revísalos para ver tus precios.
        </p>
      )}
      <ProfileButton productType={line.productType} search={search} onSaved={showNewPrices}>
        Modificar
      </ProfileButton>
      <WhoIsInsured people={peopleOf(profile, subject, country)} cards={cards} />
      <PayersPrompt
        prices={cards.map(({ price }) => price)}
        productType={line.productType}
        onSaved={showNewPrices}
      />
      <noscript>
        <p>Para ver precios de otras personas, activa JavaScript en tu navegador.</p>
      </noscript>
    </div>
  );
};
