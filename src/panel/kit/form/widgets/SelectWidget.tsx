import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import type { FieldWidgetProps } from '../FormValues.ts';
import { InputTemplate } from '../templates/InputTemplate.tsx';

/** Single choice in a drop-down; an optional one can be cleared. */
export function SelectWidget(props: FieldWidgetProps) {
  const translate = useTranslate();
  const { id, value, required, options, onBlur } = props;

  const choices = options.enumOptions?.map((option) => (
    <MenuItem key={option.value} value={option.value}>
      {option.label}
    </MenuItem>
  ));
  const none = !required && (
    <MenuItem value="">
      <em>{translate('form.noChoice')}</em>
    </MenuItem>
  );

  return (
    <InputTemplate
      {...props}
      field={{ select: true, onBlur: () => onBlur(id, value), children: [none, choices] }}
    />
  );
}
