import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { FormSectionDefinition } from './formSections.ts';

interface FormStepsProps {
  readonly sections: readonly FormSectionDefinition[];
  readonly step: number;
}

/** Progress of a form of steps: all names if there is room, else the step number. */
export function FormSteps({ sections, step }: FormStepsProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ mb: 3 }}>
      <Stepper
        component="ol"
        activeStep={step}
        alternativeLabel
        sx={{ m: 0, p: 0, listStyle: 'none', display: { xs: 'none', sm: 'flex' } }}
      >
        {sections.map(({ id, title }, index) => (
          <Step key={id} component="li" aria-current={index === step ? 'step' : undefined}>
            <StepLabel>{translate(title)}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Box sx={{ display: { sm: 'none' } }}>
        <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
          {translate('form.step', { step: step + 1, steps: sections.length })}
        </Typography>
        <LinearProgress aria-hidden variant="determinate" value={((step + 1) / sections.length) * 100} />
      </Box>
    </Box>
  );
}
