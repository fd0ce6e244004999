import { readFileSync } from 'node:fs';

export const readPage = (page: string) => readFileSync(new URL(`../../../${page}`, import.meta.url), 'utf8');

/** Splits like a shell: at spaces outside quotes. */
const wordsOf = (line: string) => [...line.matchAll(/(?:'[^']*'|[^\s'])+/gu)].map(([word]) => word.replaceAll("'", ''));

export const documentedCommands: readonly (readonly string[])[] = [
  ...readPage('docs/command-line.md').matchAll(/^```sh\n(.+?)^```/gmsu),
].flatMap(([, block = '']) =>
  [...block.matchAll(/^portal (.+)$/gmu)].map(([, line = '']) => wordsOf(line.split(/\s+#/u)[0] ?? '')),
);
