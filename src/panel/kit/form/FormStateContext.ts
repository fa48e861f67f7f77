import { createContext } from 'react';
import { createStore, type StoreApi } from 'zustand';
import type { FormFailure } from './describeFailure.ts';
import type { FormSectionDefinition } from './formSections.ts';

/** How the sections of a form are shown: fields only, a card each, or one after the other. */
export type FormLayout = 'plain' | 'cards' | 'steps';

/** The two buttons that a form may have, by the value that they submit with. */
export type SubmitWay = 'main' | 'other';

/** What the sections of a form need to know. */
export interface FormSections {
  readonly layout: FormLayout;
  readonly sections: readonly FormSectionDefinition[];
  /** Of the section that is open, in a form of steps. */
  readonly step: number;
}

/** What the end of a form needs to know. */
export interface FormState {
  readonly goBack: () => void;
  /** Missing where there is nothing to go back to without saving. */
  readonly cancel: (() => void) | undefined;
  readonly submitLabel: string;
  /** Missing where there is one way only to submit. */
  readonly otherLabel: string | undefined;
  /** By which button the form is under way. */
  readonly busy: SubmitWay | undefined;
  readonly unsaved: StoreApi<boolean>;
  readonly failure: FormFailure | undefined;
}

/**
 * What the frame of a form needs to know. It comes by context and not by rjsf's own: a change there would
 * render every field anew. And by two of them: what a key or a press changes renders no field either.
 */
export const FormSectionsContext = createContext<FormSections>({ layout: 'plain', sections: [], step: 0 });

export const FormStateContext = createContext<FormState>({
  goBack: () => undefined,
  cancel: undefined,
  submitLabel: '',
  otherLabel: undefined,
  busy: undefined,
  unsaved: createStore(() => false),
  failure: undefined,
});
