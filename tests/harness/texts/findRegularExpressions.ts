import ts from 'typescript';

export interface FoundRegularExpression {
  readonly line: number;
  readonly source: string;
  readonly flags: string;
}

export function findRegularExpressions(path: string, source: string): FoundRegularExpression[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest);
  const found: FoundRegularExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const [, inner = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(node.text) ?? [];
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push({ line: line + 1, source: inner, flags });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
