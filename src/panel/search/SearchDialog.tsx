import ListIcon from '@mui/icons-material/ArrowForward';
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import SearchIcon from '@mui/icons-material/Search';
import Alert from '@mui/material/Alert';
import Autocomplete, {
  type AutocompleteRenderGroupParams,
  createFilterOptions,
} from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import InputAdornment from '@mui/material/InputAdornment';
import ListSubheader from '@mui/material/ListSubheader';
import type { PopperProps } from '@mui/material/Popper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import {
  type HTMLAttributes,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useState,
} from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import type { FeatureRoute } from '../kit/Feature.ts';
import { retryText } from '../kit/lazy/MissingNote.tsx';
import { useDebouncedText } from '../kit/list/filters/useDebouncedText.ts';
import { RecordDetails } from '../kit/list/RecordDetails.tsx';
import { type SearchOption, usePageOptions, useSearchEverywhere } from './useSearchEverywhere.ts';

interface SearchDialogProps {
  readonly routes: readonly FeatureRoute[];
  /** What was typed before the dialog was there. */
  readonly readEarlyText: () => string;
  readonly onClose: () => void;
  readonly onHelp: () => void;
}

const filterPages = createFilterOptions<SearchOption>({ stringify: ({ label }) => label });

/** One field over all lists, pages and actions; what is chosen opens, with Ctrl or Cmd in another tab. */
export default function SearchDialog({ routes, readEarlyText, onClose, onHelp }: SearchDialogProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [asked, setAsked] = useState('');
  const [text, setText] = useDebouncedText(asked, setAsked);
  // Not at the first render: React may draw a part that was on its way long before it shows it.
  useLayoutEffect(() => setAsked(readEarlyText()), [readEarlyText]);
  const pages = filterPages(usePageOptions(routes), {
    inputValue: text,
    getOptionLabel: ({ label }) => label,
  });
  const { options: records, maxLength, isPending, failed, retry } = useSearchEverywhere(routes, asked);
  // The last results stay until the next have come, so that nothing jumps while somebody types.
  const settled = useLastSettled(records, isPending);
  const options = [...pages, ...(asked === '' ? [] : settled)];
  const isBusy = isPending || text.trim() !== asked;

  const [isAwaited, setAwaited] = useState(false);

  const hrefOf = ({ href, isAll }: SearchOption) =>
    isAll ? `${href}?${new URLSearchParams({ q: text.trim() })}` : href;
  const open = (option: SearchOption) => {
    onClose();
    void navigate(hrefOf(option));
  };
  const choose = (event: SyntheticEvent, option: SearchOption | null) => {
    if (!option) return;
    const { ctrlKey, metaKey } = event.nativeEvent as KeyboardEvent | MouseEvent;
    if (ctrlKey || metaKey) window.open(hrefOf(option), '_blank', 'noopener');
    // Whoever types and presses Enter at once means the first that is found, not the first of the last results.
    else if (isBusy && option === options[0]) setAwaited(true);
    else open(option);
  };
  const openFirst = useEffectEvent(() => {
    setAwaited(false);
    if (options[0]) open(options[0]);
  });
  useEffect(() => {
    if (isAwaited && !isBusy) openFirst();
  }, [isAwaited, isBusy]);

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        paper: {
          'aria-label': translate('search.title'),
          sx: { mx: { xs: 1, sm: 4 }, width: { xs: 'calc(100% - 16px)' }, maxHeight: '80dvh' },
        },
      }}
    >
      <Autocomplete
        open
        options={options}
        filterOptions={(given) => given}
        groupBy={({ group }) => group}
        getOptionKey={keyOf}
        getOptionLabel={({ label }) => label}
        isOptionEqualToValue={(option, value) => keyOf(option) === keyOf(value)}
        value={null}
        inputValue={text}
        onInputChange={(_, typed, reason) => {
          if (reason !== 'input') return;
          setAwaited(false);
          setText(typed);
        }}
        onChange={choose}
        onClose={(_, reason) => reason === 'escape' && onClose()}
        autoHighlight
        forcePopupIcon={false}
        clearIcon={null}
        noOptionsText={isBusy ? translate('shell.loading') : translate('kit.noMatch.title')}
        slots={{ popper: InPlace, paper: Box }}
        slotProps={{ listbox: { component: 'div', sx: { maxHeight: '60dvh', py: 0.5 } } }}
        renderGroup={(group) => <ResultGroup {...group} key={group.key} />}
        renderOption={({ key, ...props }, option) => <Result key={key} option={option} rest={props} />}
        renderInput={(params) => (
          <TextField
            {...params}
            autoFocus
            placeholder={translate('search.placeholder')}
            sx={{ p: 1.5 }}
            slotProps={{
              htmlInput: { ...params.inputProps, 'aria-label': translate('search.title'), maxLength },
              input: {
                ...params.InputProps,
                startAdornment: (
                  <InputAdornment position="start">
                    <SearchIcon />
                  </InputAdornment>
                ),
              },
            }}
          />
        )}
      />
      <Typography role="status" sx={visuallyHidden}>
        {!isBusy && asked !== '' && translate('search.found', { smart_count: options.length })}
      </Typography>
      {failed.length > 0 && (
        <Alert
          severity="error"
          sx={{ m: 1.5, mt: 0 }}
          action={
            <Button color="inherit" size="small" onClick={retry}>
              {retryText(undefined, translate)}
            </Button>
          }
        >
          {`${translate('kit.failure.title')}: ${failed.join(', ')}`}
        </Alert>
      )}
      <Box sx={{ borderTop: 1, borderColor: 'divider', p: 1, display: { xs: 'none', sm: 'flex' } }}>
        <Button color="inherit" size="small" startIcon={<KeyboardIcon />} onClick={onHelp}>
          {translate('search.shortcuts.title')}
        </Button>
      </Box>
    </Dialog>
  );
}

function useLastSettled(records: readonly SearchOption[], isPending: boolean): readonly SearchOption[] {
  const [settled, setSettled] = useState(records);
  const isNew = !isPending && keysOf(settled) !== keysOf(records);
  if (isNew) setSettled(records);
  return isNew ? records : settled;
}

const keyOf = ({ href, label }: SearchOption) => href + label;
const keysOf = (options: readonly SearchOption[]) => options.map(keyOf).join();

/** The results stand in the dialog, not above it. */
function InPlace({ children }: PopperProps) {
  return <>{children as ReactNode}</>;
}

/** MUI's own is a list in a list of options, which screen readers do not expect. */
function ResultGroup({ group, children }: AutocompleteRenderGroupParams) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <ListSubheader component="div" role="presentation" id={id} sx={{ top: -4, lineHeight: '40px' }}>
        {group}
      </ListSubheader>
      <Box component="ul" role="presentation" sx={{ m: 0, p: 0 }}>
        {children}
      </Box>
    </Box>
  );
}

interface ResultProps {
  readonly option: SearchOption;
  readonly rest: HTMLAttributes<HTMLLIElement>;
}

function Result({ option: { label, Icon = ListIcon, found }, rest }: ResultProps) {
  return (
    <Box component="li" {...rest} sx={{ display: 'flex', gap: 1.5, minHeight: 44 }}>
      <Icon fontSize="small" aria-hidden sx={{ color: 'text.secondary', flexShrink: 0 }} />
      <Box
        sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}
      >
        <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
          {label}
        </Box>
        {found && <RecordDetails {...found} />}
      </Box>
    </Box>
  );
}
