import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTranslate } from 'react-admin';
import { ChoiceGroup } from '../ChoiceGroup.tsx';
import type { FieldWidgetProps } from '../FormValues.ts';

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
