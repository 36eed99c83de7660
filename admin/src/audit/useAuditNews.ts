/** How many leads changed since the audit on screen was read; nothing moves by itself under the eyes of who audits. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNews } from '../kit/live/live-context.ts';
import { durationsKey } from './useAuditQueries.ts';

export const useAuditNews = () => {
  const queries = useQueryClient();
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  useNews('leads', (ids) => setChanged((before) => new Set([...before, ...ids])));
  const show = () => {
    setChanged(new Set());
    void queries.invalidateQueries({ queryKey: ['happenings'] });
    void queries.invalidateQueries({ queryKey: [durationsKey] });
  };
  return { count: changed.size, show };
};
