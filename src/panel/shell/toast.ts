import { type TypeOptions, toast as toastify } from 'react-toastify/unstyled';

/**
 * Short messages at the corner of the window.
 *
 * @example toast.success(translate('messages.volunteerVerified'));
 */
export const toast = {
  default: (text: string) => show('default', text),
  info: (text: string) => show('info', text),
  success: (text: string) => show('success', text),
  warning: (text: string) => show('warning', text),
  error: (text: string) => show('error', text),
};

function show(type: TypeOptions, text: string): void {
  toastify(text, {
    type,
    role: type === 'error' ? 'alert' : 'status',
    // Several calls that fail for one reason say so once.
    toastId: `${type}:${text}`,
  });
}
