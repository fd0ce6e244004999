import { globSync } from 'node:fs';
import { join } from 'node:path';
import { moduleFile, runNode } from '../lib/run-command.ts';

export interface LargeFunctions {
  long: string[];
  complex: string[];
}

interface Found {
  code: string;
  message: string;
  filename: string;
  labels: { span: { line: number } }[];
}

const config = join(import.meta.dirname, 'large-functions.json');
const ignored = ['**/*.test.*', '**/dist/', '**/dist.*/', '**/*.generated.*'].map((name) => `--ignore-pattern=${name}`);

export async function findLargeFunctions(root: string): Promise<LargeFunctions> {
  const folders = globSync(['{apps,packages}/*/src', 'scripts'], { cwd: root });
  const oxlint = [moduleFile('oxlint/bin/oxlint'), '--format=json', `--config=${config}`, ...ignored, ...folders];
  const { output } = await runNode(oxlint, { cwd: root });
  const { diagnostics } = JSON.parse(output) as { diagnostics: Found[] };
  const placesOf = (rule: string): string[] =>
    diagnostics
      .filter(({ code }) => code === `eslint(${rule})`)
      .map(({ filename, labels, message }) => `${filename}:${String(labels[0]?.span.line)} ${message}`)
      .toSorted();
  return { long: placesOf('max-lines-per-function'), complex: placesOf('complexity') };
}
