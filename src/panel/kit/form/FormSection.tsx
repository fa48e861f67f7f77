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

/** A group of fields. A closed step stays mounted to keep its input. */
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
  /** Forces one column. */
  readonly narrow: boolean;
  readonly children: ReactNode;
}

/** Matches choice inputs that a feature adds, which the contract does not know. */
const choices = 'fieldset.MuiFormControl-root';

/** Two columns if there is room; wide fields get their own row. A container query on the grid's own width. */
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
