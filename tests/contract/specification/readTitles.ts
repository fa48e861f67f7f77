import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';

/** Outermost first, `*` where a value comes in. */
type TitlePath = readonly string[];

/** `test`, `describe`, and what our own tests are in, such as `onEachServer`. */
const takesTitle = /^(test|describe|on[A-Z]\w*)$/;

/** What stands in a title for a value: `%s`, `%.20s`, `$name`, `${name}`. */
const placeholder = /%[.\d]*[sdifjop]|\$\{[^}]*\}|\$[\w.]+/g;

/** The titles of a file's tests by its source, and those of the describes around them. */
export function readTitles(path: string): TitlePath[] {
  const source = ts.createSourceFile(basename(path), readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const found: TitlePath[] = [];
  const visit = (node: ts.Node, above: TitlePath): void => {
    const title = titleOf(node, source)?.replace(placeholder, '*');
    const titles = title === undefined ? above : [...above, title];
    if (title !== undefined) found.push(titles);
    ts.forEachChild(node, (child) => visit(child, titles));
  };
  visit(source, []);
  return found;
}

function titleOf(node: ts.Node, source: ts.SourceFile): string | undefined {
  if (!ts.isCallExpression(node) || !takesTitle.test(calledIn(node))) return;
  const [title] = node.arguments;
  const body = node.arguments.at(-1);
  if (title === undefined || body === undefined || !ts.isFunctionLike(body)) return;
  if (ts.isStringLiteralLike(title)) return title.text;
  if (ts.isTemplateExpression(title)) return title.getText(source).slice(1, -1);
}

/** What the call begins with: `describe` of `describe.skipIf(…).each(…)('…', …)`. */
function calledIn(node: ts.Expression): string {
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) return calledIn(node.expression);
  return ts.isIdentifier(node) ? node.text : '';
}
