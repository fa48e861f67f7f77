import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { paths } from '../../contract/paths.ts';
import { manualSections } from '../shell/manualSections.ts';
import { LawTable } from './LawTable.tsx';
import { ManualContents, type ManualTexts } from './ManualContents.tsx';
import { ManualSectionText } from './ManualSectionText.tsx';
import { manualPictures } from './manualPictures.ts';

interface ManualProps {
  readonly texts: ManualTexts;
  /** URLs by file path: `../pictures/pl/overview.webp`. */
  readonly pictures: Readonly<Record<string, string>>;
}

/** The table of contents is sticky beside the sections, or above them on narrow screens. */
export function Manual({ texts, pictures }: ManualProps) {
  const translate = useTranslate();
  const addresses = new Map(
    Object.entries(pictures).map(([path, href]) => [path.replace(/^.*\/|\.webp$/g, ''), href]),
  );
  return (
    <Box
      sx={{
        display: { md: 'grid' },
        gridTemplateColumns: '240px minmax(0, 1fr)',
        // A page that arrives in parts is lower than its contents at first: what is left of them is not the title's.
        gridTemplateRows: 'auto 1fr',
        columnGap: 6,
        '@media print': { display: 'block' },
      }}
    >
      <Box sx={{ gridColumn: 2, maxWidth: '38em', mb: 4 }}>
        <Typography variant="h1" tabIndex={-1} gutterBottom>
          {translate(paths.manual.title)}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{texts.lead}</Typography>
      </Box>
      <ManualContents texts={texts} />
      <Box sx={{ gridColumn: 2, gridRow: 2, minWidth: 0 }}>
        {manualSections.map((name) => (
          <ManualSectionText
            key={name}
            name={name}
            texts={texts}
            pictures={manualPictures[name].map((picture) => ({
              name: picture,
              href: addresses.get(picture) ?? '',
            }))}
          >
            {name === 'law' && <LawTable texts={texts.law} />}
          </ManualSectionText>
        ))}
      </Box>
    </Box>
  );
}
