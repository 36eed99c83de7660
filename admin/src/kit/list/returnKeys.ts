/** The way back from a record's page to the row of the list that opened it. */
import { useLocation, useNavigate } from 'react-router-dom';

export type ReturnState = { readonly isFromRow: true };

/** The keys `u` and Escape on a page that a row has opened; they do nothing elsewhere. */
export const useReturnKeys = (): Readonly<Record<string, () => void>> => {
  const navigate = useNavigate();
  const state = useLocation().state as Partial<ReturnState> | null;
  if (state?.isFromRow !== true) return {};
  const back = () => void navigate(-1);
  return { u: back, escape: back };
};
