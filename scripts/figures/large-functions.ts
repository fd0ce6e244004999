import { ESLint } from 'eslint';
import { relative } from 'node:path';
import tseslint from 'typescript-eslint';

const MOST_LINES = 60;
const MOST_COMPLEXITY = 10;

export interface LargeFunctions {
  long: string[];
  complex: string[];
}

/** Functions of product and scripts, tests aside, that are longer or more complex than one can take in at a glance. */
export async function findLargeFunctions(root: string): Promise<LargeFunctions> {
  const eslint = new ESLint({
    cwd: root,
    errorOnUnmatchedPattern: false,
    overrideConfigFile: true,
    overrideConfig: [
      { ignores: ['**/*.test.{ts,tsx}', '**/dist/', '**/dist.*/', '**/*.generated.*'] },
      {
        files: ['**/*.{ts,tsx,mjs}'],
        languageOptions: { parser: tseslint.parser },
        linterOptions: { noInlineConfig: true },
        rules: {
          'max-lines-per-function': ['error', { max: MOST_LINES }],
          complexity: ['error', { max: MOST_COMPLEXITY }],
        },
      },
    ],
  });
  const results = await eslint.lintFiles(['{apps,packages}/*/src/**/*.{ts,tsx}', 'scripts/**/*.{ts,mjs}']);
  const placesOf = (rule: string): string[] =>
    results.flatMap(({ filePath, messages }) =>
      messages
        .filter(({ ruleId }) => ruleId === rule)
        .map(({ line, message }) => `${relative(root, filePath)}:${line} ${message}`),
    );
  return { long: placesOf('max-lines-per-function'), complex: placesOf('complexity') };
}
