import type { StrictRJSFSchema } from '@rjsf/utils';
import type { ValidatorFunctions } from '@rjsf/validator-ajv8';

/** JSON Schema with the hints for forms (openapi/hints.schema.yaml). */
export interface FormSchema extends Omit<StrictRJSFSchema, 'properties' | 'items'> {
  properties?: Record<string, FormSchema>;
  items?: FormSchema;
  'x-ui'?: {
    label?: string;
    widget?: string;
    section?: string;
    column?: 'shown' | 'hidden' | false;
    show?: boolean;
    link?: string;
    /** Added by the forms, not by the contract: name of the sibling field that this one repeats. */
    repeats?: string;
    /** Added by the forms: i18n key of the hint below the field. */
    hint?: string;
    /** Added by the forms: i18n key of the meaning of the mark beside the label. */
    mark?: string;
  };
  'x-messages'?: Record<string, string>;
}

/** A form of the contract, written by `npm run generate`. */
export interface FormDefinition {
  readonly name: string;
  readonly schema: FormSchema;
  /** Name under `enums` in i18n of the field's choices, by field path. */
  readonly enumNames: Readonly<Record<string, string>>;
  readonly validators: ValidatorFunctions;
}
