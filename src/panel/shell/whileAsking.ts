/**
 * How a part of a visitor's page looks while the browser, which has been signed in before, asks whether it still is:
 * what is only for visitors is not shown to a member for a moment (see app/first/mayBeSignedIn.ts).
 */
export function whileAsking<Style extends object>(style: Style) {
  return { 'html[data-asking] &': style };
}
