/** Offers to select all that a list's filter leaves, once everything on the page is selected. */
import { Alert, Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { useIsAtLeast } from '../kit/list/useIsAtLeast.ts';
import { httpClient } from '../kit/providers/tab.ts';
import { isMoreToSelect } from './bulkModel.ts';
import { useWords } from '../kit/useWords.ts';

type SelectMatchingProps = {
  resource: string;
  /** As the service understands it, not as the filter form holds it. */
  filter: object;
};

export const SelectMatching = ({ resource, filter }: SelectMatchingProps) => {
  const { data = [], total = 0, selectedIds, onSelect } = useListContext();
  const isAtLeast = useIsAtLeast();
  const { bulk } = useWords(resource);
  const query = JSON.stringify(filter);
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: async (asked: string) => {
      const found = await httpClient(
        `/api/console/${resource}/ids?${new URLSearchParams({ filter: asked })}`,
      );
      return found.json as string[];
    },
    onSuccess: onSelect,
  });
  const shown = data.map(({ id }) => String(id));
  if (!isMoreToSelect({ shown, selected: selectedIds, total, isAtLeast })) return null;
  return (
    <>
      <Button size="small" loading={isPending} loadingPosition="start" onClick={() => mutate(query)}>
        {bulk?.selectMatching(total, isAtLeast)}
      </Button>
      {error && variables === query && (
        <Alert severity="warning" sx={{ width: '100%', order: 1 }}>
          {error.message}
        </Alert>
      )}
    </>
  );
};
