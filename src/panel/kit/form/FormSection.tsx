import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useContext } from 'react';
import { useTranslate } from 'react-admin';
import { FormSectionsContext } from './FormStateContext.ts';
import type { FormSectionDefinition } from './formSections.ts';

interface FormSectionProps {
  readonly section: FormSectionDefinition;
  readonly children: ReactNode;
}

/** Fields that belong together. A step that is not open stays in the page, and what was typed with it. */
export function FormSection({ section, children }: FormSectionProps) {
  const translate = useTranslate();
  const { layout, sections, step } = useContext(FormSectionsContext);
  const grid = <FieldGrid narrow={layout === 'plain'}>{children}</FieldGrid>;
  if (layout === 'plain') return <Box sx={{ mb: 2.5 }}>{grid}</Box>;

  const titleId = `${section.id}-title`;
  return (
    <Card
      component="section"
      aria-labelledby={titleId}
      hidden={layout === 'steps' && sections[step]?.id !== section.id}
      sx={{ p: { xs: 2, sm: 3 }, mb: 2 }}
    >
      <Typography id={titleId} variant="h2" tabIndex={-1} sx={{ mb: 2.5 }}>
        {translate(section.title)}
      </Typography>
      {grid}
    </Card>
  );
}

interface FieldGridProps {
  /** One column, however much room there is. */
  readonly narrow: boolean;
  readonly children: ReactNode;
}

/** Where a feature brings its own input with choices, which the contract does not know. */
const choices = 'fieldset.MuiFormControl-root';

/**
 * Two columns where there is room for them, and a row of its own for what is marked as wide. It is the grid's own width
 * that counts, not the window's.
 */
function FieldGrid({ narrow, children }: FieldGridProps) {
  const columns = 'repeat(2, minmax(0, 1fr))';
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          alignItems: 'start',
          gridTemplateColumns: 'minmax(0, 1fr)',
          '@container (min-width: 35rem)': narrow ? {} : { gridTemplateColumns: columns },
          [`& > [data-wide], & > :has(${choices})`]: { gridColumn: '1 / -1' },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
