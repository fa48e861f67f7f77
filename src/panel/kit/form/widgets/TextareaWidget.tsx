import { CountedHelp } from '../../text/CountedHelp.tsx';
import type { FieldWidgetProps } from '../FormValues.ts';
import { fieldText } from '../fieldText.ts';
import { InputTemplate } from '../templates/InputTemplate.tsx';

/** The longest text whose length is worth watching. */
const countedUpTo = 1500;

/** A text of several lines that grows with what is typed and counts it. */
export function TextareaWidget(props: FieldWidgetProps) {
  const { value = '', schema } = props;
  const { maxLength = Number.POSITIVE_INFINITY } = schema;
  const { text } = fieldText(props);
  const helperText =
    maxLength > countedUpTo ? (
      text
    ) : (
      <CountedHelp value={String(value)} max={maxLength}>
        {text}
      </CountedHelp>
    );
  return <InputTemplate {...props} field={{ multiline: true, minRows: 3, maxRows: 12, helperText }} />;
}
