import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';

interface ManualTextProps {
  readonly text: string;
  /** Without emphasis on the panel's labels, as in a heading. */
  readonly isPlain?: boolean;
}

/** A text of the manual with the panel's labels filled in. */
export function ManualText({ text, isPlain = false }: ManualTextProps) {
  const translate = useTranslate();
  return manualPieces(text).map(({ key, text }, index) => {
    const said = key === undefined ? text : translate(key);
    return key === undefined || isPlain ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes.
      <Fragment key={index}>{said}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes.
      <Box key={index} component="strong" sx={{ fontWeight: 500 }}>
        {said}
      </Box>
    );
  });
}

export interface ManualPiece {
  /** i18n key, if the piece is a label of the panel. */
  readonly key?: string;
  readonly text: string;
}

/**
 * @example
 * manualPieces('Press {{ra.action.save}}.')
 * // [{ text: 'Press ' }, { key: 'ra.action.save', … }, { text: '.' }]
 */
export function manualPieces(text: string): ManualPiece[] {
  return text
    .split(/(\{\{[\w.]+\}\})/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const [, key] = /^\{\{(.+)\}\}$/.exec(piece) ?? [];
      return key === undefined ? { text: piece } : { key, text: piece };
    });
}
