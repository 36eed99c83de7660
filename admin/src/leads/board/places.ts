/** The looks of places that hold cards, or take one. */
import { type SystemStyleObject } from '@mui/system';
import { type Theme } from '@mui/material/styles';

export const ground = ({ palette }: Theme): string => (palette.mode === 'dark' ? '#19262a' : '#e7eeee');

/**
 * @param takes whether the card in the hand may be dropped there; nothing while none is held
 * @param isOver whether it would be dropped there now
 */
export const onTarget = (
  takes: boolean | undefined,
  isOver: boolean,
): readonly SystemStyleObject<Theme>[] => {
  if (takes === undefined) return [];
  const outline = { outlineOffset: -2, outline: '2px dashed' };
  if (takes)
    return [{ ...outline, outlineColor: 'primary.main', ...(isOver && { bgcolor: 'action.selected' }) }];
  return isOver ? [{ ...outline, outlineColor: 'error.main' }] : [];
};
