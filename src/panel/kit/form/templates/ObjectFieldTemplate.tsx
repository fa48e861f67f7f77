import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import { type ReactNode, useContext } from 'react';
import { useTranslate } from 'react-admin';
import type { FormSchema } from '../../../../contract/FormDefinition.ts';
import type { FormSectionDefinition } from '../../../../contract/forms/formSections.ts';
import { type FieldInput, inputOf } from '../../../../contract/forms/inputOf.ts';
import { FormSectionsContext } from '../FormStateContext.ts';
import type { FormValues } from '../FormValues.ts';

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

interface FormSectionProps {
  readonly section: FormSectionDefinition;
  readonly children: ReactNode;
}

/** A group of fields. A closed step stays mounted to keep its input. */
function FormSection({ section, children }: FormSectionProps) {
  const translate = useTranslate();
  const { layout, sections, step } = useContext(FormSectionsContext);
  const grid = <FieldGrid narrow={layout === 'plain'}>{children}</FieldGrid>;
  if (layout === 'plain') return <Box sx={{ mb: 2.5 }}>{grid}</Box>;

  const titleId = `${section.id}-title`;
  return (
    <Card
      component="section"
      aria-labelledby={titleId}
      hidden={layout === 'steps' && sections[step]?.id !== section.id}
      sx={{ p: { xs: 2, sm: 3 }, mb: 2 }}
    >
      <Typography id={titleId} variant="h2" tabIndex={-1} sx={{ mb: 2.5 }}>
        {translate(section.title)}
      </Typography>
      {grid}
    </Card>
  );
}

interface FieldGridProps {
  /** Forces one column. */
  readonly narrow: boolean;
  readonly children: ReactNode;
}

/** Matches choice inputs that a feature adds, which the contract does not know. */
const choices = 'fieldset.MuiFormControl-root';

/** Two columns if there is room; wide fields get their own row. A container query on the grid's own width. */
function FieldGrid({ narrow, children }: FieldGridProps) {
  const columns = 'repeat(2, minmax(0, 1fr))';
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          alignItems: 'start',
          gridTemplateColumns: 'minmax(0, 1fr)',
          '@container (min-width: 35rem)': narrow ? {} : { gridTemplateColumns: columns },
          [`& > [data-wide], & > :has(${choices})`]: { gridColumn: '1 / -1' },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
