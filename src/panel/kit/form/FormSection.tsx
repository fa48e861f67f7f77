import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useContext } from 'react';
import { useTranslate } from 'react-admin';
import { FieldGrid } from './FieldGrid.tsx';
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
