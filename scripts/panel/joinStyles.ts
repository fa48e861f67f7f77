const ofClass = /^<style data-emotion="css (\S+)">(.*)<\/style>$/s;

/**
 * Emotion writes a style element for each class, well over a hundred a page, and moves each of them when the panel
 * starts, which has the browser read it again. It takes up one for all of them as well.
 *
 * @param elements of a page's head; those for classes become one, behind the others
 */
export function joinStyles(elements: Iterable<string>): string[] {
  const others: string[] = [];
  const classes: string[] = [];
  const rules: string[] = [];
  for (const element of elements) {
    const [, name, text] = ofClass.exec(element) ?? [];
    if (name === undefined || text === undefined) others.push(element);
    else {
      classes.push(name);
      rules.push(text);
    }
  }
  const joined = `<style data-emotion="css ${classes.join(' ')}">${rules.join('')}</style>`;
  return classes.length === 0 ? others : [...others, joined];
}
