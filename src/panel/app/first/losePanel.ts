import { MissingPart } from '../../data/MissingPart.ts';
import { reloadOnce } from '../../data/reloadOnce.ts';
import { whenServerAnswers } from '../../data/servedPanel.ts';
import { showFailure } from './showFailure.ts';

/** Event of the window: the panel's scripts do not come. */
export const PANEL_LOST = 'panel-lost';

/**
 * Where the panel does not come up: says so, or has the page come anew where that helps and nobody has typed anything
 * into it.
 */
export function losePanel(error: unknown): void {
  const reason = error instanceof MissingPart ? error.reason : 'failed';
  if (reason === 'replaced' && !isTypedInto() && reloadOnce()) return;
  showFailure(reason);
  dispatchEvent(new Event(PANEL_LOST));
  if (reason === 'offline') whenServerAnswers(() => !isTypedInto() && location.reload());
  // What is no part of the panel that is missing is a fault of it.
  if (!(error instanceof MissingPart)) console.error(error);
}

export function isTypedInto(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...fields].some((field) =>
    field instanceof HTMLInputElement && field.checked !== field.defaultChecked
      ? true
      : field.value !== field.defaultValue,
  );
}
