import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { getDefaultRegistry, withTheme } from '@rjsf/core';
import { generateTheme } from '@rjsf/mui';
import type { FieldProps, FieldTemplateProps } from '@rjsf/utils';
import { useMemo } from 'react';
import type { FormSchema } from '../../../contract/FormDefinition.ts';
import { lazyPart } from '../lazy/lazyPart.tsx';
import { CountedHelp } from '../text/CountedHelp.tsx';
import { type FieldWidgetProps, type FormValues, fieldText } from './FormValues.ts';
import { FormActions } from './templates/FormActions.tsx';
import { ListItemTemplate, ListTemplate } from './templates/ListTemplate.tsx';
import { ObjectFieldTemplate } from './templates/ObjectFieldTemplate.tsx';
import { TypedInput } from './templates/TypedInput.tsx';
import { CheckboxWidget, SwitchWidget } from './widgets/CheckboxWidget.tsx';
import { CheckboxesWidget, RadioWidget, SelectWidget } from './widgets/ChoiceWidgets.tsx';
import { DateWidget, TimeWidget } from './widgets/DateWidget.tsx';
import { PasswordWidget } from './widgets/PasswordWidget.tsx';
import { PhoneWidget } from './widgets/PhoneWidget.tsx';
import { isEmpty } from './withoutBlanks.ts';

/** Country `{ code, name }`. Lazy, because the autocomplete is large and most forms have no country. */
export const CountryField = lazyPart<FieldProps<FormValues, FormSchema>>(
  () => import('./widgets/CountryInput.tsx'),
  <Skeleton variant="rounded" height={40} />,
);

/** Lazy, because few forms need it and time zones take much code. */
export const DateTimeWidget = lazyPart<FieldWidgetProps>(
  () => import('./widgets/DateTimeInput.tsx'),
  <Skeleton variant="rounded" height={40} />,
);

type Props = FieldProps<FormValues, FormSchema>;

const { ArrayField, ObjectField, SchemaField } = getDefaultRegistry<FormValues, FormSchema>().fields;

/** An optional group requires its fields only once one of them is filled. */
function GroupField(props: Props) {
  const { schema, required, formData, fieldPathId } = props;
  const isAsked = required || fieldPathId.path.length === 0 || !isEmpty(formData);
  const asked = useMemo(() => (isAsked ? schema : { ...schema, required: [] }), [isAsked, schema]);
  return ObjectField && <ObjectField {...props} schema={asked} />;
}

/** rjsf does not report which list an item was added to or removed from. */
function ListField({ onChange, ...props }: Props) {
  const change: Props['onChange'] = (value, path, errors, id = props.fieldPathId.$id) =>
    onChange(value, path, errors, id);
  return ArrayField && <ArrayField {...props} onChange={change} />;
}

/** Blank items are dropped, so no item is required. */
function ItemField(props: Props) {
  return SchemaField && <SchemaField {...props} required={false} />;
}

const theme = generateTheme<FormValues, FormSchema>();

/** rjsf with our theme. A module constant: a new theme would remount every field. */
export const RjsfForm = withTheme<FormValues, FormSchema>({
  ...theme,
  templates: {
    ...theme.templates,
    ArrayFieldTemplate: ListTemplate,
    ArrayFieldItemTemplate: ListItemTemplate,
    BaseInputTemplate: TypedInput,
    ButtonTemplates: { ...theme.templates?.ButtonTemplates, SubmitButton: FormActions },
    FieldTemplate,
    ObjectFieldTemplate,
  },
  fields: {
    ArrayField: ListField,
    ArraySchemaField: ItemField,
    ObjectField: GroupField,
    country: CountryField,
  },
  widgets: {
    ...theme.widgets,
    CheckboxWidget,
    CheckboxesWidget,
    DateTimeWidget,
    DateWidget,
    PasswordWidget,
    RadioWidget,
    SelectWidget,
    TextareaWidget,
    TimeWidget,
    phone: PhoneWidget,
    switch: SwitchWidget,
  },
});

/**
 * Wrapper of each field. The input shows label, hint and error; this only marks an invalid field, so that it
 * can be found.
 */
function FieldTemplate(props: FieldTemplateProps<FormValues, FormSchema>) {
  const { hidden, rawErrors = [], fieldPathId, children } = props;
  if (hidden) return <div hidden>{children}</div>;
  const isInvalid = rawErrors.length > 0 && fieldPathId.path.length > 0;
  return <Box data-invalid={isInvalid || undefined}>{children}</Box>;
}

/** Show a counter only up to this maximum length. */
const countedUpTo = 1500;

/** Multi-line text that grows with its content and counts characters. */
function TextareaWidget(props: FieldWidgetProps) {
  const { value = '', schema } = props;
  const { minLength, maxLength = Number.POSITIVE_INFINITY } = schema;
  const { text } = fieldText(props);
  const helperText =
    maxLength > countedUpTo ? (
      text
    ) : (
      <CountedHelp value={String(value)} min={minLength} max={maxLength}>
        {text}
      </CountedHelp>
    );
  return <TypedInput {...props} field={{ ...growing, helperText }} />;
}

/**
 * Grows by CSS (`field-sizing`); browsers without it scroll. MUI's autosize would force a layout of the page
 * on each keystroke.
 */
const growing = {
  multiline: true,
  slotProps: { input: { inputComponent: 'textarea' }, htmlInput: { rows: 3, type: undefined } },
  sx: { '& textarea': { fieldSizing: 'content', minHeight: '3lh', maxHeight: '12lh' } },
} as const;
