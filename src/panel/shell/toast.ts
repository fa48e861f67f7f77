import { type ToastOptions, type TypeOptions, toast as toastify } from 'react-toastify/unstyled';

/**
 * Short messages in the window's corner.
 *
 * @example toast.success(translate('messages.volunteerVerified'));
 * @param more sentence about the result
 */
export const toast = {
  default: (text: string) => show('default', text),
  info: (text: string) => show('info', text),
  success: (text: string, more?: string) => show('success', more ? `${text}. ${more}` : text),
  warning: (text: string) => show('warning', text),
  error: (text: string) => show('error', text),
  /** Shows one message for several calls that fail at the same time. */
  errorOnce: (text: string) => show('error', text, { toastId: text }),
};

function show(type: TypeOptions, text: string, options?: ToastOptions): void {
  toastify(text, { type, role: type === 'error' ? 'alert' : 'status', ...options });
}
