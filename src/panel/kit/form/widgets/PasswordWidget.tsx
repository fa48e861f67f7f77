import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldWidgetProps } from '../FormValues.ts';
import { TypedInput } from '../templates/TypedInput.tsx';

/** Password input with a toggle to show it. */
export function PasswordWidget(props: FieldWidgetProps) {
  const translate = useTranslate();
  const [shown, setShown] = useState(false);
  const Icon = shown ? VisibilityOffIcon : VisibilityIcon;

  return (
    <TypedInput
      {...props}
      type="password"
      field={{
        type: shown ? 'text' : 'password',
        slotProps: {
          htmlInput: { autoCapitalize: 'none', spellCheck: false },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  edge="end"
                  size="small"
                  aria-label={translate(shown ? 'form.hidePassword' : 'form.showPassword')}
                  onClick={() => setShown(!shown)}
                  // Keep the focus in the field.
                  onMouseDown={(event) => event.preventDefault()}
                >
                  <Icon fontSize="small" />
                </IconButton>
              </InputAdornment>
            ),
          },
        },
      }}
    />
  );
}
