/** Search and commands by keyboard: one field that finds leads, parts of the console, and what may be done here. */
import Close from '@mui/icons-material/Close';
import { Autocomplete, Dialog, IconButton, TextField, useMediaQuery } from '@mui/material';
import { type Theme } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { askingFor } from '../../kit/page/useAsked.ts';
import { visuallyHidden } from '../../kit/ui/visuallyHidden.ts';
import { type PaletteOption, type UseFound } from '../../kit/context.ts';
import { inGroups, matching } from './options.ts';
import { InPlace, PaletteGroup, PaletteItem } from './PaletteList.tsx';
import { useAllFound } from './useAllFound.ts';
import { counted } from '../../kit/words/plural.ts';

export type PaletteProps = {
  /** What is offered before anything is typed. */
  options: readonly PaletteOption[];
  /** The text that was typed while the palette was loading. */
  typedAhead: () => string;
  searches: readonly UseFound[];
  onClose: () => void;
};

/** A dialog that is opened to type in has its field ready. */
const focused = (field: HTMLInputElement | null): void => field?.focus();

const paper = {
  position: 'absolute',
  top: { sm: 72 },
  p: 1.5,
  height: { sm: 480 },
  maxHeight: { sm: 'calc(100% - 96px)' },
  '& .MuiAutocomplete-root': { flexShrink: 0 },
} as const;

/** What Enter takes is told apart at a glance. */
const listbox = {
  maxHeight: 'none',
  '& .MuiAutocomplete-option.Mui-focused': { bgcolor: 'action.focus' },
} as const;

export const Palette = ({ options, typedAhead, searches, onClose }: PaletteProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const [typed, setTyped] = useState(typedAhead);
  const { options: found, isFetching, error } = useAllFound(searches, typed);
  const offered = matching(inGroups([...options, ...found]), typed);

  const choose = (option: PaletteOption | null) => {
    if (!option) return;
    onClose();
    if ('act' in option) option.act();
    else void navigate(option.to, option.command === undefined ? {} : askingFor(option.command));
  };

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      fullScreen={isNarrow}
      maxWidth="sm"
      slotProps={{ paper: { 'aria-label': 'Buscar y hacer', sx: paper } }}
    >
      <Autocomplete
        open
        autoHighlight
        disablePortal
        clearOnBlur={false}
        options={offered}
        filterOptions={(all) => all}
        groupBy={({ group }) => group}
        getOptionLabel={({ label }) => label}
        getOptionKey={({ group, key }) => `${group} ${key}`}
        isOptionEqualToValue={(one, other) => one.key === other.key && one.group === other.group}
        inputValue={typed}
        onInputChange={(_, text, why) => {
          if (why === 'input') setTyped(text);
        }}
        value={null}
        onChange={(_, option) => choose(option)}
        onClose={(_, why) => {
          if (why === 'escape') onClose();
        }}
        loading={isFetching}
        loadingText={translate('ra.message.loading')}
        noOptionsText={error ?? 'No se encontró nada. Prueba con un nombre, documento, número o acción.'}
        slots={{ popper: InPlace }}
        slotProps={{
          paper: { elevation: 0, sx: { overflow: 'auto' } },
          listbox: { component: 'div', sx: listbox },
        }}
        renderGroup={(params) => <PaletteGroup key={params.key} params={params} />}
        renderOption={(props, option) => <PaletteItem key={props.key} props={props} option={option} />}
        renderInput={(params) => (
          <TextField
            {...params}
            inputRef={focused}
            label="Escribe lo que buscas o lo que quieres hacer"
            slotProps={{
              input: {
                ...params.InputProps,
                endAdornment: (
                  <IconButton
                    onClick={onClose}
                    aria-label="Cerrar la búsqueda"
                    size="small"
                    sx={{ position: 'absolute', right: 8 }}
                  >
                    <Close fontSize="small" />
                  </IconButton>
                ),
              },
            }}
          />
        )}
      />
      <span role="status" style={visuallyHidden}>
        {typed && !isFetching && counted(offered.length, 'resultado', 'resultados')}
      </span>
    </Dialog>
  );
};
