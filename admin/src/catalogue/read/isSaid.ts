/** Whether a value says anything: what is empty all the way down does not. */
export const isSaid = (value: unknown): boolean => {
  if (value === undefined || value === null || value === '') return false;
  if (typeof value !== 'object') return true;
  return Object.values(value).some(isSaid);
};
