import { getDefaultRegistry } from '@rjsf/core';
import type { FieldProps } from '@rjsf/utils';
import { useMemo } from 'react';
import type { FormSchema } from '../../../contract/FormDefinition.ts';
import type { FormValues } from './FormValues.ts';
import { isEmpty } from './withoutEmpty.ts';

type Props = FieldProps<FormValues, FormSchema>;

const { ArrayField, ObjectField, SchemaField } = getDefaultRegistry<FormValues, FormSchema>().fields;

/** An optional group requires its fields only once one of them is filled. */
export function GroupField(props: Props) {
  const { schema, required, formData, fieldPathId } = props;
  const isAsked = required || fieldPathId.path.length === 0 || !isEmpty(formData);
  const asked = useMemo(() => (isAsked ? schema : { ...schema, required: [] }), [isAsked, schema]);
  return ObjectField && <ObjectField {...props} schema={asked} />;
}

/** rjsf does not report which list an item was added to or removed from. */
export function ListField({ onChange, ...props }: Props) {
  const change: Props['onChange'] = (value, path, errors, id = props.fieldPathId.$id) =>
    onChange(value, path, errors, id);
  return ArrayField && <ArrayField {...props} onChange={change} />;
}

/** Blank items are dropped, so no item is required. */
export function ItemField(props: Props) {
  return SchemaField && <SchemaField {...props} required={false} />;
}
