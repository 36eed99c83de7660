/** The instant as of which the record is looked at, kept in the address as `?at=`; none for now. */
import { useSearchParams } from 'react-router-dom';

const instantIn = (text: string | null): string | undefined => {
  const instant = new Date(text ?? '');
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString();
};

export const usePast = () => {
  const [query, setQuery] = useSearchParams();
  const at = instantIn(query.get('at'));
  return {
    at,
    /** From one moment to another there is no way back but to the present: a slider passes many. */
    goTo: (instant: string): void => setQuery({ at: instant }, { replace: at !== undefined }),
    leave: (): void => setQuery({}),
  };
};
