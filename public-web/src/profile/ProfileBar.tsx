/** For whom the prices are, in a sentence. */
import { type ComparedLine, type ResultCard } from '../api/index.ts';
import { type Profile } from './profiles.ts';

type ProfileBarProps = {
  readonly line: ComparedLine;
  readonly profile: Profile | undefined;
  readonly cards: readonly ResultCard[];
};

export const ProfileBar = ({ profile, cards }: ProfileBarProps) => {
  const persons = cards[0]?.profilePrice?.total.profilesEvaluated ?? 0;
  return (
    <p className="profile-bar">
      {profile && persons > 0
        ? `Los precios son para ${persons === 1 ? '1 persona' : `${persons} personas`}.`
        : 'Los precios son para una persona de 25 años: dinos quiénes se asegurarán y verás los tuyos.'}
    </p>
  );
};
