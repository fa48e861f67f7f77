import { createContext } from 'react';
import { createStore, type StoreApi } from 'zustand';
import type { FormSectionDefinition } from '../../../contract/forms/formSections.ts';
import type { FormFailure } from './describeFailure.ts';

/** Layout of a form's sections: plain fields, one card each, or one step each. */
export type FormLayout = 'plain' | 'cards' | 'steps';

/** The submit buttons of a form, by their value. */
export type SubmitWay = 'main' | 'other';

/** What the sections of a form need. */
export interface FormSections {
  readonly layout: FormLayout;
  readonly sections: readonly FormSectionDefinition[];
  /** Index of the open section in a form of steps. */
  readonly step: number;
}

/** What the footer of a form needs. */
export interface FormState {
  readonly goBack: () => void;
  /** Undefined if the form cannot be left without saving. */
  readonly cancel: (() => void) | undefined;
  readonly submitLabel: string;
  /** Undefined if there is only one submit button. */
  readonly otherLabel: string | undefined;
  /** The button whose submission is in progress. */
  readonly busy: SubmitWay | undefined;
  readonly unsaved: StoreApi<boolean>;
  readonly failure: FormFailure | undefined;
}

/**
 * Context instead of rjsf's `formContext`, whose changes rerender every field. Two contexts, so that a
 * keystroke or click rerenders no field either.
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
