/** *Quiénes pueden asegurarse*: who of the profile the plans of this page insure, and why not the others. */
import { useId } from 'react';
import { type ResultCard } from '../api/plans.ts';
import { Popover } from '../ui/Popover.tsx';
import { type Insured, noticesOf, whoIsInsured } from './who-is-insured.ts';

const extentOf = ({ plans, of }: Insured): string => {
  if (plans === 0)
    return of === 1 ? 'No puede asegurarse en este plan.' : 'No puede asegurarse en ninguno de estos planes.';
  if (of === 1) return 'Puede asegurarse en este plan.';
  return plans === of
    ? `Puede asegurarse en los ${of} planes de esta página.`
    : `Puede asegurarse en ${plans} de los ${of} planes de esta página.`;
};

const title = 'Quiénes pueden asegurarse';

type WhoIsInsuredProps = { readonly people: readonly string[]; readonly cards: readonly ResultCard[] };

export const WhoIsInsured = ({ people, cards }: WhoIsInsuredProps) => {
  const id = useId();
  const all = whoIsInsured(people, cards);
  if (all.length === 0) return null;
  return (
    <>
      <button type="button" className="profile-who" popoverTarget={id}>
        {title}
      </button>
      <Popover id={id} title={title} className="profile-insured">
        <ul>
          {all.map((one, index) => (
            <li key={index} className={one.plans === 0 ? 'profile-out' : undefined}>
              <strong>{one.who}</strong>
              <span>{extentOf(one)}</span>
              {one.reason && <span>{one.reason}</span>}
            </li>
          ))}
        </ul>
        {noticesOf(cards).map((notice) => (
          <p key={notice}>{notice}</p>
        ))}
      </Popover>
    </>
  );
};
