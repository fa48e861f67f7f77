import ts from 'typescript';

/** Props and properties that users read or hear. */
const told =
  /^(label|title|text|heading|caption|summary|subject|message|placeholder|alt|help|helperText|primary|secondary|description|aria-(label|description|roledescription|valuetext)|aria(Label|Description)|ui:(title|help|placeholder))$/;

/** English texts for developers and operators: thrown errors, the log, the console, failed starts. */
const forDevelopers = /(^|\.)(\w*Error|log|console|warn|error|info|debug|fatal|invariant)$/;

/** Excludes colours and code, which have letters too. */
const hasLetter = (text: string) =>
  /\p{L}/u.test(text) && !/^(#[\da-f]{3,8}|var\(.*\)|([A-Z]{2} ?)+)$/.test(text);
/** Several words, or a word with a script or diacritic that identifiers never have. */
const isProse = (text: string) =>
  /^\p{Lu}[\p{L}’']*,? \p{L}{2,}/u.test(text.trim()) || /[\p{Script=Cyrillic}ąćęłńóśźż]/iu.test(text);

export interface FoundText {
  readonly line: number;
  readonly text: string;
}

/**
 * Texts in a source that users would see, and that are not i18n keys.
 * @param isKey whether a string is an i18n key
 */
export function findTexts(path: string, source: string, isKey: (text: string) => boolean): FoundText[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found: FoundText[] = [];
  const note = (node: ts.Node, text: string) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    found.push({ line: line + 1, text: text.trim() });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node)) {
      visit(node.initializer);
      return;
    }
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || isForDevelopers(node)) return;
    if (ts.isJsxText(node)) {
      if (hasLetter(node.text)) note(node, node.text);
      return;
    }
    for (const text of textsOf(node)) {
      if (!hasLetter(text) || isKey(text)) continue;
      if (isProse(text) || isTold(node)) note(node, text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function textsOf(node: ts.Node): string[] {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  return [];
}

/** Whether a string is the value of such a prop, or a child of an element, possibly in a conditional. */
function isTold(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isConditionalExpression(parent) && node !== parent.condition) return isTold(parent);
  if (ts.isBinaryExpression(parent) && /^(\|\||&&|\?\?|\+)$/.test(parent.operatorToken.getText()))
    return isTold(parent);
  if (ts.isParenthesizedExpression(parent)) return isTold(parent);
  if (ts.isJsxAttribute(parent)) return told.test(parent.name.getText());
  if (ts.isJsxExpression(parent)) return ts.isJsxAttribute(parent.parent) ? isTold(parent) : true;
  if (ts.isPropertyAssignment(parent)) return told.test(parent.name.getText().replaceAll(/^['"]|['"]$/g, ''));
  return false;
}

function isForDevelopers(node: ts.Node): boolean {
  if (ts.isTaggedTemplateExpression(node)) return /^sql\b/.test(node.tag.getText());
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return false;
  const callee = node.expression.getText();
  return callee !== 'ApiError' && forDevelopers.test(callee);
}
