/** Asks whom to insure, so that prices are exact (spec, public side, section 2.6). */
import { useRevalidator } from 'react-router-dom';
import { type ComparedLine } from '../../api/index.ts';
import { ProfileButton } from '../../profile/ProfileButton.tsx';
import { type Profile } from '../../profile/profiles.ts';
import { type Subject, subjectOf } from '../../profile/subject.ts';
import { useAskAgain } from './Part.tsx';
import './ProfilePrompt.css';

/** What is asked for, by whom the insurance is for. */
const asked: Readonly<Record<Subject, string>> = {
  persons: 'quiénes se asegurarán',
  pets: 'cómo es tu mascota',
  company: 'cómo es tu empresa',
  sctr: 'cómo es tu empresa',
  guards: 'cuántas guardias haces',
  travel: 'quiénes viajan',
};

type ProfilePromptProps = { readonly line: ComparedLine; readonly profile: Profile | undefined };

export const ProfilePrompt = ({ line, profile }: ProfilePromptProps) => {
  const { revalidate } = useRevalidator();
  const askAgain = useAskAgain();
  const showNewPrices = (): void => {
    void revalidate();
    askAgain?.();
  };
  return (
    <div className="profile-prompt">
      <p>
        {profile
          ? 'Los precios son para quienes dijiste.'
          : `Dinos ${asked[subjectOf(line)]} para que se calculen los precios exactos.`}
      </p>
      <ProfileButton productType={line.productType} onSaved={showNewPrices}>
        {profile ? 'Modificar' : 'Ver mi precio'}
      </ProfileButton>
      <noscript>
        <p>Para ver precios de otras personas, activa JavaScript en tu navegador.</p>
      </noscript>
    </div>
  );
};
