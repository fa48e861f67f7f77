import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { manualPieces } from './manualPieces.ts';

interface ManualTextProps {
  readonly text: string;
  /** Where what the panel says is not set apart, as in a heading. */
  readonly isPlain?: boolean;
}

/** A text of the manual, with what the panel says itself in the panel's own words. */
export function ManualText({ text, isPlain = false }: ManualTextProps) {
  const translate = useTranslate();
  return manualPieces(text).map(({ key, text }, index) => {
    const said = key === undefined ? text : translate(key);
    return key === undefined || isPlain ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes.
      <Fragment key={index}>{said}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes.
      <Box key={index} component="strong" sx={{ fontWeight: 500 }}>
        {said}
      </Box>
    );
  });
}
