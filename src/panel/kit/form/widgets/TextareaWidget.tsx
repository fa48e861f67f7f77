import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { FieldWidgetProps } from '../FormValues.ts';
import { fieldText } from '../fieldText.ts';
import { InputTemplate } from '../templates/InputTemplate.tsx';

/** The longest text whose length is worth watching. */
const countedUpTo = 1500;

/** A text of several lines that grows with what is typed and counts it. */
export function TextareaWidget(props: FieldWidgetProps) {
  const translate = useTranslate();
  const { value = '', schema } = props;
  const { maxLength = Number.POSITIVE_INFINITY } = schema;
  const { text } = fieldText(props);

  const counter = maxLength <= countedUpTo && (
    <Box component="span" sx={{ ml: 'auto', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {/* By code points, as JSON Schema counts: a smiley is one. */}
      {translate('form.counter', { length: [...String(value)].length, max: maxLength })}
    </Box>
  );

  return (
    <InputTemplate
      {...props}
      field={{
        multiline: true,
        minRows: 3,
        maxRows: 12,
        helperText: (text || counter) && (
          <Box component="span" sx={{ display: 'flex', gap: 2 }}>
            <span>{text}</span>
            {counter}
          </Box>
        ),
      }}
    />
  );
}
