import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import FinalIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ManualSection } from '../shell/manualSections.ts';
import { CONTENTS } from './ManualContents.tsx';
import { ManualFigure } from './ManualFigure.tsx';
import { ManualNote } from './ManualNote.tsx';
import { ManualText } from './ManualText.tsx';
import type { ManualTexts, SectionTexts } from './ManualTexts.ts';
import type { ManualPicture } from './manualPictures.ts';

interface ManualSectionTextProps {
  readonly name: ManualSection;
  readonly texts: ManualTexts;
  readonly pictures: readonly { readonly name: ManualPicture; readonly href: string }[];
}

/** One screen of the panel: what it is for, what it looks like, how to do what it is for. */
export function ManualSectionText({ name, texts, pictures }: ManualSectionTextProps) {
  const section: SectionTexts = texts.sections[name];
  return (
    <Box
      component="section"
      id={name}
      aria-labelledby={`${name}-title`}
      sx={{ mb: { xs: 5, md: 7 }, '& > :not(figure)': { maxWidth: '68ch' } }}
    >
      <Typography id={`${name}-title`} variant="h2" sx={{ fontSize: '1.375rem', mb: 1.5 }}>
        <ManualText text={section.title} isPlain />
      </Typography>
      {section.text.map((text) => (
        <Typography key={text} sx={{ mb: 1.5 }}>
          <ManualText text={text} />
        </Typography>
      ))}
      {pictures.map((picture) => (
        <ManualFigure
          key={picture.name}
          {...picture}
          alt={texts.pictures[picture.name]}
          hint={texts.fullSize}
        />
      ))}
      {section.tasks.map(({ title, steps }) => (
        <Box key={title} sx={{ mt: 3 }}>
          <Typography variant="h3" sx={{ mb: 0.5 }}>
            <ManualText text={title} isPlain />
          </Typography>
          <Box component="ol" sx={{ m: 0, pl: 3 }}>
            {steps.map((step) => (
              <Typography key={step} component="li" sx={{ pl: 0.5, mb: 0.5 }}>
                <ManualText text={step} />
              </Typography>
            ))}
          </Box>
        </Box>
      ))}
      {section.final && (
        <ManualNote title={texts.final} lines={section.final} Icon={FinalIcon} color="warning.main" />
      )}
      {section.keyboard && (
        <ManualNote
          title={texts.keyboard}
          lines={section.keyboard}
          Icon={KeyboardIcon}
          color="primary.main"
        />
      )}
      <Link
        href={`#${CONTENTS}`}
        sx={{
          display: { xs: 'inline-block', md: 'none' },
          displayPrint: 'none',
          py: 1.25,
          mt: 1,
          typography: 'body2',
        }}
      >
        {texts.toContents}
      </Link>
    </Box>
  );
}
