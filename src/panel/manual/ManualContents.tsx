import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { acts, lawRules } from '../../domain/law/lawRules.ts';
import { type ManualSection, manualSections } from '../shell/manualSections.ts';
import { ManualText } from './ManualText.tsx';
import type { ManualPicture } from './manualPictures.ts';

/** Anchor that each section links back to. */
export const CONTENTS = 'contents';

/**
 * The manual in one language, `i18n/manual/*.json`. Labels of the panel are referenced by i18n key,
 * `{{ra.action.save}}`, so that a renamed button changes here too.
 */
export interface ManualTexts {
  readonly lead: string;
  readonly contents: string;
  readonly toContents: string;
  readonly fullSize: string;
  /** Headings of the closing parts that many sections have. */
  readonly final: string;
  readonly keyboard: string;
  readonly sections: Readonly<Record<ManualSection, SectionTexts>>;
  /** What the rules of law ask, and what the panel does. */
  readonly law: {
    readonly article: string;
    readonly toConfirm: string;
    readonly acts: Readonly<Record<keyof typeof acts, string>>;
    readonly rules: Readonly<
      Record<keyof typeof lawRules, { readonly rule: string; readonly panel: string }>
    >;
  };
  /** Alt texts of the pictures. */
  readonly pictures: Readonly<Record<ManualPicture, string>>;
}

export interface SectionTexts {
  readonly title: string;
  /** Purpose of the screen. */
  readonly text: readonly string[];
  readonly tasks: readonly { readonly title: string; readonly steps: readonly string[] }[];
  /** Actions that cannot be undone. */
  readonly final?: readonly string[];
  readonly keyboard?: readonly string[];
}

export function ManualContents({ texts }: { readonly texts: ManualTexts }) {
  const id = useId();
  return (
    <Box
      component="nav"
      id={CONTENTS}
      aria-labelledby={id}
      sx={{
        gridColumn: 1,
        gridRow: { md: '1 / span 2' },
        alignSelf: 'start',
        position: { md: 'sticky' },
        // Below the header; scrolls by itself in a low window.
        top: 88,
        maxHeight: { md: 'calc(100dvh - 112px)' },
        overflowY: { md: 'auto' },
        mb: 5,
        displayPrint: 'none',
      }}
    >
      <Typography id={id} variant="h2" sx={{ fontSize: '1rem', mb: 1 }}>
        {texts.contents}
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', columns: { sm: 2, md: 1 } }}>
        {manualSections.map((name) => (
          <Box key={name} component="li" sx={{ breakInside: 'avoid' }}>
            <Link
              href={`#${name}`}
              underline="hover"
              sx={{
                display: 'block',
                px: 0.5,
                py: { xs: 1.25, md: 0.625 },
                typography: 'body2',
                // The scroll container clips an outer focus ring.
                '&:focus-visible': { outlineOffset: -2 },
              }}
            >
              <ManualText text={texts.sections[name].title} isPlain />
            </Link>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
