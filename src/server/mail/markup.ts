/** HTML that is safe to put into other HTML. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | Markup | readonly Markup[];

/**
 * Writes HTML in which everything put in is escaped, unless it was written by this itself.
 * @example html`<p>${volunteer.name}</p>` // <p>O&#39;Neill &lt;3</p>
 */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(texts.map((text, index) => text + written(parts[index] ?? '')).join(''));
}

function written(part: Part): string {
  if (typeof part === 'string') return escaped(part);
  return part instanceof Markup ? part.text : part.map(({ text }) => text).join('\n');
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
