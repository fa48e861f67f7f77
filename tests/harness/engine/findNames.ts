import ts from 'typescript';

export interface FoundName {
  readonly line: number;
  readonly text: string;
}

/**
 * Names and texts of a source that mention a domain term: identifiers, strings, JSX texts, patterns. Excludes
 * names of packages and the platform (`addEventListener`, `node:events`), and variables named after such a
 * type (`event: MouseEvent`). Excludes comments.
 * @param speaksOf whether a name or text mentions one
 */
export function findNames(
  program: ts.Program,
  path: string,
  speaksOf: (text: string) => boolean,
): FoundName[] {
  const file = program.getSourceFile(path);
  if (!file) throw new Error(`The program has no ${path}`);
  const checker = program.getTypeChecker();
  const found: FoundName[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    if (text !== undefined && speaksOf(text) && !isOfOthers(node, checker, speaksOf)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push({ line: line + 1, text: text.trim() });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node) || ts.isLiteralExpression(node)) return node.text;
  if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) return node.text;
  return ts.isJsxText(node) ? node.text : undefined;
}

function isOfOthers(node: ts.Node, checker: ts.TypeChecker, speaksOf: (text: string) => boolean): boolean {
  if (ts.isStringLiteral(node)) return isModule(node) && !node.text.startsWith('.');
  if (!ts.isIdentifier(node)) return false;
  const symbol = checker.getSymbolAtLocation(node);
  if (symbol && isDeclaredElsewhere(symbol, checker)) return true;
  const type = checker.getNonNullableType(checker.getTypeAtLocation(node));
  const types = type.isUnionOrIntersection() ? type.types : [type];
  return types.every((each) => {
    const name = each.aliasSymbol ?? each.getSymbol();
    return name !== undefined && speaksOf(name.name) && isDeclaredElsewhere(name, checker);
  });
}

function isModule({ parent }: ts.StringLiteral): boolean {
  return (
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    (ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword)
  );
}

function isDeclaredElsewhere(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const { declarations = [] } = target;
  return (
    declarations.length > 0 &&
    declarations.every((declaration) => declaration.getSourceFile().fileName.includes('/node_modules/'))
  );
}
