import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import type { FieldWidgetProps } from '../FormValues.ts';
import { fieldText } from '../fieldText.ts';
import { LinkedLabel } from './LinkedLabel.tsx';

/** Yes or not yes; a consent that has to be given is marked as required. */
export function CheckboxWidget(props: FieldWidgetProps) {
  const { id, htmlName, label, value, required, schema, options, onChange, onBlur } = props;
  const { error, text } = fieldText(props);
  const mustBeTicked = required && schema.const === true;
  const textId = `${id}-helper-text`;
  const href = schema['x-ui']?.link;

  return (
    <FormControl error={error} required={mustBeTicked}>
      <FormControlLabel
        label={href ? <LinkedLabel label={label} words={String(options.linkWords)} href={href} /> : label}
        required={mustBeTicked}
        control={
          <Checkbox
            id={id}
            name={htmlName ?? id}
            checked={value === true}
            onChange={(_, checked) => onChange(checked)}
            onBlur={() => onBlur(id, value)}
            slotProps={{ input: { 'aria-invalid': error, 'aria-describedby': text ? textId : undefined } }}
          />
        }
      />
      {text && (
        <FormHelperText id={textId} sx={{ mt: -0.5, ml: 4 }}>
          {text}
        </FormHelperText>
      )}
    </FormControl>
  );
}
