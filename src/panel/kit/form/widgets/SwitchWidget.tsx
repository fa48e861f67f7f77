import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import type { FieldWidgetProps } from '../FormValues.ts';
import { fieldText } from '../fieldText.ts';

/** An on/off setting with its description; the whole row is clickable. */
export function SwitchWidget(props: FieldWidgetProps) {
  const { id, htmlName, label, value, onChange, onBlur } = props;
  const { error, text } = fieldText(props);
  const textId = `${id}-helper-text`;

  return (
    <Box
      component="label"
      sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 48, cursor: 'pointer' }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <span id={`${id}-label`}>{label}</span>
        {text && (
          <FormHelperText id={textId} error={error} component="span" sx={{ display: 'block', m: 0 }}>
            {text}
          </FormHelperText>
        )}
      </Box>
      <Switch
        id={id}
        name={htmlName ?? id}
        checked={value === true}
        onChange={(_, checked) => onChange(checked)}
        onBlur={() => onBlur(id, value)}
        slotProps={{
          input: {
            // The description is no part of the accessible name.
            'aria-labelledby': `${id}-label`,
            'aria-describedby': text ? textId : undefined,
            'aria-invalid': error,
          },
        }}
      />
    </Box>
  );
}
