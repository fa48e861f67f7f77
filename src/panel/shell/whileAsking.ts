/**
 * Styles of a visitors' page during the session check of a browser that was signed in before, so that
 * visitors' content does not flash for members (see boot/mayBeSignedIn.ts).
 */
export function whileAsking<Style extends object>(style: Style) {
  return { 'html[data-asking] &': style };
}
