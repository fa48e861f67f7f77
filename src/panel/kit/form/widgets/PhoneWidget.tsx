import InputAdornment from '@mui/material/InputAdornment';
import NativeSelect from '@mui/material/NativeSelect';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { joinPhone, type PhonePrefix, parsePhone, phonePrefixes } from '../../../../contract/forms/phone.ts';
import type { FieldWidgetProps } from '../FormValues.ts';
import { TypedInput } from '../templates/TypedInput.tsx';

/** Phone number: the prefix is selected, or taken from pasted text; the rest is free text. */
export function PhoneWidget(props: FieldWidgetProps) {
  const translate = useTranslate();
  const { id, value, label, onChange, onBlur } = props;
  const [prefix, setPrefix] = useState<PhonePrefix>(() => parsePhone(value ?? '', '+48').prefix);
  // The field shows the typed text with spaces; the value has none.
  const [typed, setTyped] = useState(() => grouped(parsePhone(value ?? '', prefix).number));

  const type = (text: string | undefined, withPrefix = prefix) => {
    const phone = parsePhone(text ?? '', withPrefix);
    const pasted = phone.prefix !== withPrefix || /^\s*(\+|00)/.test(text ?? '');
    setPrefix(phone.prefix);
    setTyped(pasted ? phone.number : (text ?? '').trimStart());
    onChange(joinPhone(phone));
  };

  const leave = () => {
    // The last keystroke may arrive with the blur event.
    setTyped((current) => grouped(parsePhone(current, prefix).number));
    onBlur(id, value);
  };

  return (
    <TypedInput
      {...props}
      value={typed}
      type="tel"
      onChange={(text: string | undefined) => type(text)}
      onBlur={leave}
      field={{
        slotProps: {
          htmlInput: { inputMode: 'tel' },
          input: {
            startAdornment: (
              <InputAdornment position="start" sx={{ flexShrink: 0 }}>
                <NativeSelect
                  disableUnderline
                  value={prefix}
                  onChange={({ target }) => type(typed, target.value as PhonePrefix)}
                  inputProps={{ 'aria-label': `${label}: ${translate('form.phonePrefix')}` }}
                >
                  {phonePrefixes.map((choice) => (
                    <option key={choice}>{choice}</option>
                  ))}
                </NativeSelect>
              </InputAdornment>
            ),
          },
          inputLabel: { shrink: true },
        },
      }}
    />
  );
}

/** Groups of three digits are easier to read. */
function grouped(number: string): string {
  return /^\d{9}$/.test(number) ? number.replace(/(\d{3})(?=\d)/g, '$1 ') : number;
}
