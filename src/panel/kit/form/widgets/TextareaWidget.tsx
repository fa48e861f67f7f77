import { CountedHelp } from '../../text/CountedHelp.tsx';
import type { FieldWidgetProps } from '../FormValues.ts';
import { fieldText } from '../fieldText.ts';
import { TypedInput } from '../templates/TypedInput.tsx';

/** The longest text whose length is worth watching. */
const countedUpTo = 1500;

/** A text of several lines that grows with what is typed and counts it. */
export function TextareaWidget(props: FieldWidgetProps) {
  const { value = '', schema } = props;
  const { minLength, maxLength = Number.POSITIVE_INFINITY } = schema;
  const { text } = fieldText(props);
  const helperText =
    maxLength > countedUpTo ? (
      text
    ) : (
      <CountedHelp value={String(value)} min={minLength} max={maxLength}>
        {text}
      </CountedHelp>
    );
  return <TypedInput {...props} field={{ ...growing, helperText }} />;
}

/**
 * It grows by CSS; a browser that does not know this has it scroll. MUI would measure the text, and lay the whole page
 * out for that with each key.
 */
const growing = {
  multiline: true,
  slotProps: { input: { inputComponent: 'textarea' }, htmlInput: { rows: 3, type: undefined } },
  sx: { '& textarea': { fieldSizing: 'content', minHeight: '3lh', maxHeight: '12lh' } },
} as const;
