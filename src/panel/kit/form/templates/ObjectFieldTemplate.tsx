import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import { useContext } from 'react';
import type { FormSchema } from '../../../../contract/FormDefinition.ts';
import { FormSection } from '../FormSection.tsx';
import { FormSectionsContext } from '../FormStateContext.ts';
import type { FormValues } from '../FormValues.ts';
import { type FieldInput, inputOf } from '../inputOf.ts';

/** A group of fields: its sections, then the groups inside it. */
export function ObjectFieldTemplate(props: ObjectFieldTemplateProps<FormValues, FormSchema>) {
  const { properties, schema, fieldPathId } = props;
  const { sections } = useContext(FormSectionsContext);
  const group = fieldPathId.path.join('.');
  const own = sections.filter((section) => section.group === group);
  const inSections = new Set(own.flatMap(({ fields }) => fields));

  return (
    <>
      {own.map((section) => (
        <FormSection key={section.id} section={section}>
          {properties
            .filter(({ name }) => section.fields.includes(name))
            .map(({ name, content }) => (
              <div key={name} data-wide={isWideField(schema, name) || undefined}>
                {content}
              </div>
            ))}
        </FormSection>
      ))}
      {properties.filter(({ name }) => !inSections.has(name)).map(({ content }) => content)}
    </>
  );
}

const wide: readonly FieldInput[] = ['textarea', 'checkbox', 'switch', 'checkboxes', 'list', 'radio'];

/** A text with this maximum length gets a full row. */
const longText = 250;

/** Whether a field takes a full row. */
function isWideField(group: FormSchema, name: string): boolean {
  const schema = group.properties?.[name];
  if (!schema) return false;
  const input = inputOf(schema, group.required?.includes(name) ?? false);
  return wide.includes(input) || (input === 'text' && (schema.maxLength ?? 0) >= longText);
}
