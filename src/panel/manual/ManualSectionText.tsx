import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import FinalIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ManualSection } from '../shell/manualSections.ts';
import { CONTENTS, type ManualTexts, type SectionTexts } from './ManualContents.tsx';
import { ManualText } from './ManualText.tsx';
import { type ManualPicture, windowOf } from './manualPictures.ts';

interface ManualSectionTextProps {
  readonly name: ManualSection;
  readonly texts: ManualTexts;
  readonly pictures: readonly { readonly name: ManualPicture; readonly href: string }[];
  /** What the section shows besides. */
  readonly children?: ReactNode;
}

/** One screen of the panel: its purpose, pictures and tasks. */
export function ManualSectionText({ name, texts, pictures, children }: ManualSectionTextProps) {
  const section: SectionTexts = texts.sections[name];
  return (
    <Box
      component="section"
      id={name}
      aria-labelledby={`${name}-title`}
      sx={{ mb: { xs: 5, md: 7 }, '& > :not(figure)': { maxWidth: '38em' } }}
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
      {children}
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

interface ManualFigureProps {
  readonly name: ManualPicture;
  readonly href: string;
  readonly alt: string;
  readonly hint: string;
}

/** A screenshot that opens in full size in a new tab. Its size is reserved before it loads. */
function ManualFigure({ name, href, alt, hint }: ManualFigureProps) {
  const { width, height } = windowOf(name);
  return (
    <Box component="figure" sx={{ m: 0, my: 2, maxWidth: width, breakInside: 'avoid' }}>
      <Box
        component="a"
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        title={hint}
        sx={{
          display: 'block',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          overflow: 'hidden',
          img: { display: 'block', width: '100%', height: 'auto' },
        }}
      >
        <img src={href} alt={alt} width={width} height={height} loading="lazy" />
      </Box>
    </Box>
  );
}

interface ManualNoteProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly Icon: typeof SvgIcon;
  readonly color: string;
}

/** A note apart from the steps: what is final, and keyboard use. */
function ManualNote({ title, lines, Icon, color }: ManualNoteProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1.5,
        mt: 3,
        p: 2,
        borderLeft: 4,
        borderColor: color,
        borderRadius: 1,
        bgcolor: 'background.paper',
        breakInside: 'avoid',
      }}
    >
      <Icon aria-hidden sx={{ color }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h3">{title}</Typography>
        {lines.map((line) => (
          <Typography key={line} sx={{ mt: 0.5 }}>
            <ManualText text={line} />
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
