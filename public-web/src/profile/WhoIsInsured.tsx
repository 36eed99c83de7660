/** *Quiénes entran*: who of the profile the plans of this page insure, and why not the others. */
import { useId } from 'react';
import { type ResultCard } from '../api/index.ts';
import { type Insured, noticesOf, whoIsInsured } from './who-is-insured.ts';

const extentOf = ({ plans, of }: Insured): string => {
  if (plans === 0) return of === 1 ? 'No entra en este plan.' : 'No entra en ninguno de estos planes.';
  if (plans === of) return of === 1 ? 'Entra en este plan.' : `Entra en los ${of} planes de esta página.`;
  return `Entra en ${plans} de los ${of} planes de esta página.`;
};

type WhoIsInsuredProps = { readonly people: readonly string[]; readonly cards: readonly ResultCard[] };

export const WhoIsInsured = ({ people, cards }: WhoIsInsuredProps) => {
  const id = useId();
  const all = whoIsInsured(people, cards);
  if (all.length === 0) return null;
  return (
    <>
      <button type="button" className="profile-who" popoverTarget={id}>
        Quiénes entran
      </button>
      <div id={id} className="profile-insured" popover="auto">
        <strong>Quiénes entran</strong>
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
      </div>
    </>
  );
};
