import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface CountedHelpProps {
  /** The typed text. */
  readonly value: string;
  readonly max: number;
  /** Minimum length, if more than a word. */
  readonly min?: number | undefined;
  /** The hint or error. */
  readonly children: ReactNode;
}

/** Helper text of a length-limited field: a hint and the current length. */
export function CountedHelp({ value, max, min = 0, children }: CountedHelpProps) {
  const translate = useTranslate();
  // Counts code points, as JSON Schema does: an emoji is one.
  const { length } = [...value];
  const missing = min - length;
  return (
    <Box component="span" sx={{ display: 'flex', gap: 2 }}>
      <span>{children}</span>
      <Box component="span" sx={{ ml: 'auto', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        {length > 0 && missing > 0
          ? translate('form.missing', { smart_count: missing })
          : translate('form.counter', { length, max })}
      </Box>
    </Box>
  );
}
