import { CountedHelp } from '../../text/CountedHelp.tsx';
import type { FieldWidgetProps } from '../FormValues.ts';
import { fieldText } from '../fieldText.ts';
import { TypedInput } from '../templates/TypedInput.tsx';

/** Show a counter only up to this maximum length. */
const countedUpTo = 1500;

/** Multi-line text that grows with its content and counts characters. */
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
 * Grows by CSS (`field-sizing`); browsers without it scroll. MUI's autosize would force a layout of the page
 * on each keystroke.
 */
const growing = {
  multiline: true,
  slotProps: { input: { inputComponent: 'textarea' }, htmlInput: { rows: 3, type: undefined } },
  sx: { '& textarea': { fieldSizing: 'content', minHeight: '3lh', maxHeight: '12lh' } },
} as const;
