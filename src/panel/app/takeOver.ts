import { PANEL_TAKEN } from './first/panelTaken.ts';

/**
 * To be called as soon as React has taken over a page, before it renders anything of it again: to React its fields are
 * empty still, and so it would empty them.
 *
 * Makes the panel know what was done on a page that was rendered ahead, before the panel was there: what was typed, and
 * where the focus is. Then says so, and what was pressed meanwhile is pressed again (see first/waitForUse.ts).
 */
export function takeOver(): void {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (field instanceof HTMLInputElement && field.checked !== field.defaultChecked) checkAgain(field);
    else if (field.value !== field.defaultValue) typeAgain(field);
  }
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  document.getElementById('root')?.setAttribute('data-taken', '');
  // Once React has rendered what it has just been told.
  setTimeout(() => window.dispatchEvent(new Event(PANEL_TAKEN)));
}

/**
 * React compares a field with what it has last seen in it. Its own setter, on the element, makes it believe to have
 * seen nothing; the prototype's puts the text back without its knowing.
 */
function typeAgain(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, selectionStart, selectionEnd } = field;
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // React writes the text once more when it has rendered; and not every type of field has a caret to put back.
  if (selectionStart !== null) queueMicrotask(() => field.setSelectionRange(selectionStart, selectionEnd));
}

function checkAgain(field: HTMLInputElement): void {
  field.checked = !field.checked;
  field.click();
}
