import { withTheme } from '@rjsf/core';
import { generateTheme } from '@rjsf/mui';
import type { FormSchema } from '../../../contract/FormDefinition.ts';
import type { FormValues } from './FormValues.ts';
import { GroupField, ItemField, ListField } from './formFields.tsx';
import { FieldTemplate } from './templates/FieldTemplate.tsx';
import { FormActions } from './templates/FormActions.tsx';
import { ListItemTemplate, ListTemplate } from './templates/ListTemplate.tsx';
import { ObjectFieldTemplate } from './templates/ObjectFieldTemplate.tsx';
import { TypedInput } from './templates/TypedInput.tsx';
import { CheckboxesWidget } from './widgets/CheckboxesWidget.tsx';
import { CheckboxWidget } from './widgets/CheckboxWidget.tsx';
import { CountryField } from './widgets/CountryField.tsx';
import { DateTimeWidget } from './widgets/DateTimeWidget.tsx';
import { DateWidget } from './widgets/DateWidget.tsx';
import { PasswordWidget } from './widgets/PasswordWidget.tsx';
import { PhoneWidget } from './widgets/PhoneWidget.tsx';
import { RadioWidget } from './widgets/RadioWidget.tsx';
import { SelectWidget } from './widgets/SelectWidget.tsx';
import { SwitchWidget } from './widgets/SwitchWidget.tsx';
import { TextareaWidget } from './widgets/TextareaWidget.tsx';
import { TimeWidget } from './widgets/TimeWidget.tsx';

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
