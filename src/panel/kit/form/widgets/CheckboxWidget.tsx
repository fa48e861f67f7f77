import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'react-admin';
import { type FieldWidgetProps, fieldText } from '../FormValues.ts';

/** A checkbox; a mandatory consent is marked as required. */
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

interface LinkedLabelProps {
  readonly label: string;
  /** The part of the label that is the link. */
  readonly words: string;
  readonly href: string;
}

/**
 * A label that links to a page, such as the terms. The link opens in a new tab, so that the form stays;
 * browsers do not pass a click on a link inside a label to the field.
 */
function LinkedLabel({ label, words, href }: LinkedLabelProps) {
  const translate = useTranslate();
  const [before, after] = label.split(words);
  return (
    <>
      {before}
      <Link href={href} target="_blank" title={translate('form.newTab')}>
        {words}
      </Link>
      {after}
    </>
  );
}

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
