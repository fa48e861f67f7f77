import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import type { FieldWidgetProps } from '../FormValues.ts';
import { fieldText } from '../fieldText.ts';

/** A setting that is on or off, with what it does; all of the row can be pressed. */
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
            // The words below the name describe it and are no part of the name.
            'aria-labelledby': `${id}-label`,
            'aria-describedby': text ? textId : undefined,
            'aria-invalid': error,
          },
        }}
      />
    </Box>
  );
}
