import { useState } from 'react';
import type { FormSectionDefinition } from './formSections.ts';

/** Which section of a form of steps is open. */
export function useFormSteps(sections: readonly FormSectionDefinition[]) {
  const [step, setStep] = useState(0);
  return {
    step,
    isLast: step === sections.length - 1,
    /** Paths of the fields of the open section. */
    fields: pathsOf(sections[step]),
    next: () => setStep(step + 1),
    back: () => setStep(step - 1),
    /** Opens the first section that has one of the fields. */
    open: (fields: readonly string[]) => {
      const found = sections.findIndex((section) => pathsOf(section).some((path) => fields.includes(path)));
      if (found >= 0) setStep(found);
    },
  };
}

function pathsOf(section: FormSectionDefinition | undefined): string[] {
  if (!section) return [];
  return section.fields.map((name) => (section.group ? `${section.group}.${name}` : name));
}
