import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { type Placeholder, placeholdersFor } from '../../domain/mailings/placeholders.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

interface PlaceholderBarProps {
  readonly isOfEvent: boolean;
  /** Around the form's fields. */
  readonly form: RefObject<HTMLElement | null>;
}

/** Buttons that put a placeholder into the text that was written in last. */
export function PlaceholderBar({ isOfEvent, form }: PlaceholderBarProps) {
  const translate = useTranslate();
  const last = useLastText(form);
  const insert = (name: Placeholder) => {
    const field = last.current;
    if (!field?.isConnected) return;
    field.focus();
    const { value } = field;
    const start = field.selectionStart ?? value.length;
    // A field drops the space at its end when it is left.
    const gap = /[\p{L}\d.,!?:;]$/u.test(value.slice(0, start)) ? ' ' : '';
    field.setRangeText(`${gap}{${name}}`, start, field.selectionEnd ?? value.length, 'end');
    // React hears of it as of typing.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mr: 1 }}>
        {translate('mailings.placeholders.title')}
      </Typography>
      {placeholdersFor(isOfEvent).map((name) => (
        <Button
          key={name}
          size="small"
          variant="outlined"
          color="inherit"
          onClick={() => insert(name)}
          sx={{ minHeight: 44 }}
        >
          {translate(`mailings.placeholders.${name}`)}
        </Button>
      ))}
    </Stack>
  );
}

/** The subject or text that had the focus last. */
function useLastText(form: RefObject<HTMLElement | null>): RefObject<TextField | null> {
  const last = useRef<TextField>(null);
  useEffect(() => {
    const element = form.current;
    const onFocus = ({ target }: FocusEvent) => {
      const isText =
        target instanceof HTMLTextAreaElement ||
        (target instanceof HTMLInputElement && target.type === 'text');
      if (isText && /\.(subject|text)$/.test(target.name)) last.current = target;
    };
    element?.addEventListener('focusin', onFocus);
    return () => element?.removeEventListener('focusin', onFocus);
  }, [form]);
  return last;
}
