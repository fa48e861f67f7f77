import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTranslate } from 'react-admin';
import { ChoiceGroup } from '../ChoiceGroup.tsx';
import type { FieldWidgetProps } from '../FormValues.ts';
import { InputTemplate } from '../templates/InputTemplate.tsx';

/** Multiple choice, kept in the contract's order whatever the order of the ticks. */
export function CheckboxesWidget(props: FieldWidgetProps) {
  const { id, htmlName, options, value, rawErrors = [], onChange } = props;
  const choices = options.enumOptions ?? [];
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];

  const toggle = (toggled: unknown, checked: boolean) =>
    onChange(
      choices
        .map((choice) => choice.value)
        .filter((choice) => (choice === toggled ? checked : chosen.includes(choice))),
    );

  return (
    <ChoiceGroup field={props}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
          columnGap: 2,
        }}
      >
        {choices.map((choice) => (
          <FormControlLabel
            key={choice.value}
            label={choice.label}
            required={false}
            control={
              <Checkbox
                name={htmlName ?? id}
                value={choice.value}
                checked={chosen.includes(choice.value)}
                onChange={(_, checked) => toggle(choice.value, checked)}
                slotProps={{ input: { 'aria-invalid': rawErrors.length > 0 } }}
              />
            }
          />
        ))}
      </Box>
    </ChoiceGroup>
  );
}

/** Single choice of a few visible options, also yes/no. */
export function RadioWidget(props: FieldWidgetProps) {
  const translate = useTranslate();
  const { id, htmlName, schema, options, value, rawErrors = [], onChange } = props;
  const choices =
    schema.type === 'boolean'
      ? [true, false].map((answer) => ({ value: answer, label: translate(answer ? 'form.yes' : 'form.no') }))
      : (options.enumOptions ?? []);

  const choose = (text: string) => onChange(choices.find((choice) => String(choice.value) === text)?.value);

  return (
    <ChoiceGroup field={props}>
      <RadioGroup
        row
        name={htmlName ?? id}
        value={value === undefined ? '' : String(value)}
        onChange={(_, text) => choose(text)}
      >
        {choices.map((choice) => (
          <FormControlLabel
            key={String(choice.value)}
            label={choice.label}
            value={String(choice.value)}
            required={false}
            control={<Radio slotProps={{ input: { 'aria-invalid': rawErrors.length > 0 } }} />}
          />
        ))}
      </RadioGroup>
    </ChoiceGroup>
  );
}

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
