import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { visuallyHidden } from '@mui/utils';
import type { FocusEvent, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { FieldLabel } from './FieldLabel.tsx';
import { type FieldWidgetProps, fieldText } from './FormValues.ts';

interface ChoiceGroupProps {
  readonly field: Pick<
    FieldWidgetProps,
    'id' | 'label' | 'required' | 'value' | 'onBlur' | 'rawErrors' | 'options'
  >;
  readonly children: ReactNode;
}

/** A fieldset of choices. Its blur event fires only when the focus leaves the whole group. */
export function ChoiceGroup({ field, children }: ChoiceGroupProps) {
  const translate = useTranslate();
  const { id, required, value, onBlur } = field;
  const { error, text } = fieldText(field);
  const textId = `${id}-helper-text`;

  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onBlur(id, value);
  };

  return (
    <FormControl
      component="fieldset"
      fullWidth
      error={error}
      required={required}
      aria-describedby={text ? textId : undefined}
      onBlur={leave}
    >
      <FormLabel component="legend" sx={{ mb: 0.5 }}>
        <FieldLabel {...field} />
        {/* The asterisk is only visual, and a group cannot be `aria-required`. */}
        {required && <span style={visuallyHidden}> ({translate('form.required')})</span>}
      </FormLabel>
      {children}
      {text && (
        <FormHelperText id={textId} sx={{ mx: 0 }}>
          {text}
        </FormHelperText>
      )}
    </FormControl>
  );
}
