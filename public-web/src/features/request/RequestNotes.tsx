/** Notes on the price beside a plan's request: who else pays it, whom the plan leaves out, and that the profile is sent. */
import { PricePayers } from '../../plans/PricePayers.tsx';
import { type useKeptPrice } from '../../plans/use-kept-price.ts';
import { excludedFrom } from '../../profile/excluded.ts';
import { peopleOf } from '../../profile/profile-words.ts';
import { isOfCompany, type Subject } from '../../profile/subject.ts';
import { useSite } from '../../site.ts';

type RequestNotesProps = Parameters<typeof PricePayers>[0] & {
  own: ReturnType<typeof useKeptPrice>;
  subject: Subject;
};

export const RequestNotes = ({ own, subject, ...paid }: RequestNotesProps) => {
  const { country } = useSite();
  const excluded = excludedFrom(own?.told?.profiles ?? [], peopleOf(own?.profile, subject, country));
  return (
    <>
      <PricePayers {...paid} />
      {excluded && (
        <p className="detail-note" role="note">
          {excluded}
        </p>
      )}
      {own && !isOfCompany(subject) && (
        <p className="detail-note">También enviaremos quiénes se asegurarán.</p>
      )}
    </>
  );
};
