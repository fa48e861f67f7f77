import { getDecimalSeparator } from '@rjsf/utils';
import { useState } from 'react';
import { useTyped } from '../useTyped.ts';
import { InputTemplate, type InputTemplateProps } from './InputTemplate.tsx';

/** The text field of all inputs that are typed. */
export function TypedInput(props: InputTemplateProps) {
  const isNumber = ['integer', 'number'].includes(String(props.schema.type));
  const [number, setNumber] = useState<string>();
  // Keep the typed text, such as `-0` or `0,` on the way to another number.
  const isSame = number !== undefined && numberOf(number) === numberOf(props.value);
  const hear = (typed: string | undefined) => {
    if (isNumber) setNumber(typed);
    // rjsf parses decimals with the browser's separator, which may differ from the typed one.
    props.onChange(isNumber ? typed?.replace(/[.,]/, getDecimalSeparator()) : typed);
  };
  const { text, type, flush } = useTyped(isSame ? number : props.value, hear);

  const leave: typeof props.onBlur = (id, left) => {
    flush();
    props.onBlur(id, left);
  };

  return <InputTemplate {...props} value={text} onChange={type} onBlur={leave} />;
}

function numberOf(value: unknown): number {
  return value === undefined ? Number.NaN : Number(String(value).replace(',', '.'));
}
