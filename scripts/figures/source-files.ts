import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';

export interface SourceFile {
  path: string;
  text: string;
}

const isTest = (path: string): boolean => /\.test\.tsx?$/u.test(path);

export function readProduct(root: string): SourceFile[] {
  return globSync('{apps,packages}/*/src/**/*.{ts,tsx,css}', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !isTest(path) && !path.includes('.generated.'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** Nodes of a file, parents first. */
export function* nodesOf({ path, text }: SourceFile): Generator<ts.Node> {
  const waiting: ts.Node[] = [ts.createSourceFile(path, text, ts.ScriptTarget.Latest)];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node;
    ts.forEachChild(node, (child) => void waiting.push(child));
  }
}

export function importsOf(file: SourceFile): string[] {
  return [...nodesOf(file)]
    .map(specifierOf)
    .filter((specifier) => specifier?.startsWith('.') === true)
    .map((specifier) => posix.join(dirname(file.path), String(specifier)));
}

function specifierOf(node: ts.Node): string | undefined {
  const named =
    ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
      ? node.moduleSpecifier
      : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
        ? node.argument.literal
        : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
          ? node.arguments[0]
          : undefined;
  return named && ts.isStringLiteralLike(named) ? named.text : undefined;
}
