import type { Body } from '../../contract/calls.ts';
import type { FormDefinition } from '../../contract/FormDefinition.ts';
import { PersonInNeedInputForm } from '../../contract/generated/forms/PersonInNeedInput.ts';
import { VolunteerInputForm } from '../../contract/generated/forms/VolunteerInput.ts';
import type { Language } from '../../contract/Language.ts';
import type { FormName } from '../../domain/public-pages/pagePath.ts';
import type { Services } from '../core/services.ts';
import { requestHelp } from '../people-in-need/requestHelp.ts';
import { applyAsVolunteer } from '../volunteers/applyAsVolunteer.ts';

interface Sender {
  /** Network address. */
  readonly address: string;
  readonly language: Language;
}

/** A form of the contract that anybody may fill in. */
export interface PublicForm {
  readonly name: FormName;
  /** Whose body it is. */
  readonly operationId: 'applyAsVolunteer' | 'requestHelp';
  readonly definition: FormDefinition;
  /** What is filled in at first, by the path of each field. */
  readonly initial: (language: Language) => Record<string, string>;
  /**
   * Does what the operation does.
   * @param body that keeps the contract
   */
  readonly send: (body: unknown, sender: Sender, services: Services) => Promise<void>;
}

export const publicForms: readonly PublicForm[] = [
  {
    name: 'volunteer',
    operationId: 'applyAsVolunteer',
    definition: VolunteerInputForm,
    initial: () => ({}),
    send: (body, sender, { db }) => applyAsVolunteer(body as Body<'applyAsVolunteer'>, sender, db),
  },
  {
    name: 'help',
    operationId: 'requestHelp',
    definition: PersonInNeedInputForm,
    initial: (language) => ({ preferredLanguage: language }),
    send: (body, sender, { db }) => requestHelp(body as Body<'requestHelp'>, sender, db),
  },
];
