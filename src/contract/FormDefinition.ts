import type { StrictRJSFSchema } from '@rjsf/utils';
import type { ValidatorFunctions } from '@rjsf/validator-ajv8';

/** JSON Schema with the hints that the forms read (openapi/hints.schema.yaml). */
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
    /** Not the contract's but the forms' own: name of the field beside it that is typed here once more. */
    repeats?: string;
    /** The forms' own too: i18n key of what stands below the field. */
    hint?: string;
    /** The forms' own too: i18n key of what the mark beside the field's name means. */
    mark?: string;
  };
  'x-messages'?: Record<string, string>;
}

/** A form of the contract as `npm run generate` writes it. */
export interface FormDefinition {
  readonly name: string;
  readonly schema: FormSchema;
  /** Where under `enums` in i18n the names of the choices are, by the path of the field. */
  readonly enumNames: Readonly<Record<string, string>>;
  readonly validators: ValidatorFunctions;
}
