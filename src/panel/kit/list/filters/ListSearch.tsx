import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useDebouncedText } from './useDebouncedText.ts';

interface ListSearchProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Looks for a text as it is typed, and keeps the focus while the list changes. */
export function ListSearch({ label, value, onChange }: ListSearchProps) {
  const translate = useTranslate();
  const [text, setText, setNow] = useDebouncedText(value, onChange);

  return (
    <TextField
      type="search"
      placeholder={label}
      value={text}
      onChange={(event) => setText(event.target.value)}
      autoComplete="off"
      sx={{
        flex: { xs: '1 1 190px', md: '1 1 140px' },
        maxWidth: { sm: 400 },
        '& .MuiInputBase-root': { bgcolor: 'background.paper' },
        // Our own button clears it, in every browser and by keyboard.
        '& input::-webkit-search-cancel-button': { display: 'none' },
      }}
      slotProps={{
        htmlInput: { 'aria-label': label, maxLength: 100, enterKeyHint: 'search' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon />
            </InputAdornment>
          ),
          endAdornment: text && (
            <InputAdornment position="end">
              <IconButton
                size="small"
                edge="end"
                aria-label={translate('ra.action.clear_input_value')}
                onClick={() => setNow('')}
              >
                <ClearIcon fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
