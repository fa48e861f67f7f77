import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FormSectionDefinition } from '../../../contract/forms/formSections.ts';
import { draftStore } from './draft/draftStore.ts';

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

/** The open section in a form of steps; with a draft, the one that was open last. */
export function useFormSteps(sections: readonly FormSectionDefinition[], draftKey: string | undefined) {
  const [step, setStep] = useState(() => {
    const left = draftKey === undefined ? 0 : draftStore.readStep(draftKey);
    return Math.min(left, sections.length - 1);
  });
  const go = (to: number) => {
    setStep(to);
    if (draftKey !== undefined) draftStore.writeStep(draftKey, to);
  };

  return {
    step,
    isLast: step === sections.length - 1,
    /** Field paths of the open section. */
    fields: pathsOf(sections[step]),
    next: () => go(step + 1),
    back: () => go(step - 1),
    /** Opens the first section that contains one of the fields. */
    open: (fields: readonly string[]) => {
      const found = sections.findIndex((section) => pathsOf(section).some((path) => fields.includes(path)));
      if (found >= 0) go(found);
    },
  };
}

function pathsOf(section: FormSectionDefinition | undefined): string[] {
  if (!section) return [];
  return section.fields.map((name) => (section.group ? `${section.group}.${name}` : name));
}
