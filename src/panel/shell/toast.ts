import { type ToastOptions, type TypeOptions, toast as toastify } from 'react-toastify/unstyled';

/**
 * Short messages at the corner of the window.
 *
 * @example toast.success(translate('messages.volunteerVerified'));
 * @param more what came of it, as a sentence
 */
export const toast = {
  default: (text: string) => show('default', text),
  info: (text: string) => show('info', text),
  success: (text: string, more?: string) => show('success', more ? `${text}. ${more}` : text),
  warning: (text: string) => show('warning', text),
  error: (text: string) => show('error', text),
  /** Says once what several calls fail for at the same time. */
  errorOnce: (text: string) => show('error', text, { toastId: text }),
};

function show(type: TypeOptions, text: string, options?: ToastOptions): void {
  toastify(text, { type, role: type === 'error' ? 'alert' : 'status', ...options });
}
