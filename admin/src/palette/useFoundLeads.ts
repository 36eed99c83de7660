/** Leads as one types: asked for after a short pause, and only for what is typed last. */
import { useEffect, useState } from 'react';
import { useCanAccess, useGetList } from 'react-admin';
import { type LeadRow } from '../leads/lead.ts';

const pause = 200;
const fewest = 2;

const useSettled = (value: string): string => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};

export const useFoundLeads = (typed: string) => {
  const q = useSettled(typed.trim());
  const { canAccess } = useCanAccess({ resource: 'leads', action: 'list' });
  const isAsked = q.length >= fewest && canAccess === true;
  const { data, isFetching, error } = useGetList<LeadRow>(
    'leads',
    { pagination: { page: 1, perPage: 8 }, sort: { field: 'fecha', order: 'DESC' }, filter: { q } },
    { enabled: isAsked, onError: () => undefined, placeholderData: (before) => before },
  );
  return { leads: isAsked ? (data ?? []) : [], isFetching: isAsked && isFetching, error };
};
