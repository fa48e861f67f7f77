import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useFormPlace } from '../kit/form/useFormPlace.ts';

interface EntrySectionProps {
  readonly title: string;
  readonly text?: string;
  /** Instead of the entries, where there are none. */
  readonly empty: string;
  /** Label of the button that opens the form. */
  readonly add: string;
  readonly form: (onClose: () => void) => ReactNode;
  readonly entries: readonly ReactNode[];
}

/** Entries of one kind about a volunteer, with a form for the next one. */
export function EntrySection({ title, text, empty, add, form, entries }: EntrySectionProps) {
  const titleId = useId();
  const { isOpen, open, close, opener } = useFormPlace();
  return (
    <Stack component="section" aria-labelledby={titleId} sx={{ gap: 2 }}>
      <div>
        <Typography id={titleId} variant="h2">
          {title}
        </Typography>
        {text && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text}
          </Typography>
        )}
      </div>
      {entries.length === 0 && !isOpen && <Typography sx={{ color: 'text.secondary' }}>{empty}</Typography>}
      {isOpen ? (
        <Box sx={{ maxWidth: 640 }}>{form(close)}</Box>
      ) : (
        <Button
          ref={opener}
          variant="outlined"
          startIcon={<AddIcon />}
          onClick={open}
          sx={{ alignSelf: 'flex-start', minHeight: 44, displayPrint: 'none' }}
        >
          {add}
        </Button>
      )}
      {entries.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {entries}
        </Box>
      )}
    </Stack>
  );
}
