import InputAdornment from '@mui/material/InputAdornment';
import NativeSelect from '@mui/material/NativeSelect';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldWidgetProps } from '../FormValues.ts';
import { TypedInput } from '../templates/TypedInput.tsx';

/** A phone number: the prefix is chosen, or taken out of what is pasted, and the rest is typed as people write it. */
export function PhoneWidget(props: FieldWidgetProps) {
  const translate = useTranslate();
  const { id, value, label, onChange, onBlur } = props;
  const [prefix, setPrefix] = useState<PhonePrefix>(() => parsePhone(value ?? '', '+48').prefix);
  // What is seen is what was typed, spaces included; what is stored has none.
  const [typed, setTyped] = useState(() => grouped(parsePhone(value ?? '', prefix).number));

  const type = (text: string | undefined, withPrefix = prefix) => {
    const phone = parsePhone(text ?? '', withPrefix);
    const pasted = phone.prefix !== withPrefix || /^\s*(\+|00)/.test(text ?? '');
    setPrefix(phone.prefix);
    setTyped(pasted ? phone.number : (text ?? '').trimStart());
    onChange(joinPhone(phone));
  };

  const leave = () => {
    // The last letter may have come with the leaving.
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

/** Digits in threes are read more easily. */
function grouped(number: string): string {
  return /^\d{9}$/.test(number) ? number.replace(/(\d{3})(?=\d)/g, '$1 ') : number;
}

export const phonePrefixes = ['+48', '+380'] as const;
export type PhonePrefix = (typeof phonePrefixes)[number];

export interface Phone {
  readonly prefix: PhonePrefix;
  /** What follows the prefix, digits only; whatever else was typed is kept, for the validator to refuse it. */
  readonly number: string;
}

/**
 * A phone number as it was typed or pasted: spaces, dashes, dots and brackets do not count, a prefix of ours
 * is taken over, and the zero that Ukrainian numbers have at home goes away.
 *
 * @example parsePhone('+380 (50) 123-45-67', '+48'); // { prefix: '+380', number: '501234567' }
 */
export function parsePhone(typed: string, prefix: PhonePrefix): Phone {
  const compact = typed.replace(/[\s().\u2010-\u2015-]/g, '').replace(/^00/, '+');
  const found = phonePrefixes.find((known) => compact.startsWith(known));
  const number = found ? compact.slice(found.length) : compact;
  const chosen = found ?? prefix;
  return { prefix: chosen, number: chosen === '+380' && /^0\d{9}$/.test(number) ? number.slice(1) : number };
}

/** What the contract stores; nothing when nothing was typed. A foreign number stays as it is. */
export function joinPhone({ prefix, number }: Phone): string | undefined {
  if (number === '') return undefined;
  return number.startsWith('+') ? number : prefix + number;
}
