import { useState } from 'react';
import { draftStore } from './draft/draftStore.ts';
import type { FormSectionDefinition } from './formSections.ts';

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
