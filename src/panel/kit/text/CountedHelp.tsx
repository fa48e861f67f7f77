import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface CountedHelpProps {
  /** What is typed. */
  readonly value: string;
  readonly max: number;
  /** A hint, or what is wrong. */
  readonly children: ReactNode;
}

/** What stands below a text that must not get too long: a hint, and how long it is by now. */
export function CountedHelp({ value, max, children }: CountedHelpProps) {
  const translate = useTranslate();
  return (
    <Box component="span" sx={{ display: 'flex', gap: 2 }}>
      <span>{children}</span>
      <Box component="span" sx={{ ml: 'auto', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        {/* By code points, as JSON Schema counts: a smiley is one. */}
        {translate('form.counter', { length: [...value].length, max })}
      </Box>
    </Box>
  );
}
