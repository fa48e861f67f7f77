import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface CountedHelpProps {
  /** What is typed. */
  readonly value: string;
  readonly max: number;
  /** How long it has to be, where that is more than a word. */
  readonly min?: number | undefined;
  /** A hint, or what is wrong. */
  readonly children: ReactNode;
}

/** What stands below a text that must not get too long or stay too short: a hint, and how long it is by now. */
export function CountedHelp({ value, max, min = 0, children }: CountedHelpProps) {
  const translate = useTranslate();
  // By code points, as JSON Schema counts: a smiley is one.
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
