/** Labels of the fields of all resources, for pieces that serve every resource. */
import { useQuery } from '@tanstack/react-query';
import { useResources } from './useContexts.ts';

type Labels = Readonly<Record<string, string>>;

/** @returns a resource's labels by its name; none before the descriptions are there */
export const useFieldLabels = (): ((resource: string) => Labels) => {
  const resources = useResources();
  const { data } = useQuery({
    queryKey: ['field-labels'],
    queryFn: () =>
      Promise.all(
        resources.map(async ({ name, words, fields }): Promise<readonly [string, Labels]> => [
          name,
          (await fields?.()) ?? words?.fields ?? {},
        ]),
      ),
    staleTime: Infinity,
  });
  const labels = new Map(data);
  return (resource) => labels.get(resource) ?? {};
};
