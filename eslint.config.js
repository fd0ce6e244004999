import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { fileName } from './scripts/lint/file-name.ts';
import { noSentenceInCode } from './scripts/lint/no-sentence-in-code.ts';

const source = ['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'];
const tests = ['**/*.test.{ts,tsx}', '**/*.fixture.ts', 'apps/server/test/**', 'apps/*/e2e/**'];
const configs = ['*.config.{js,ts}', '.dependency-cruiser.cjs', 'apps/*/*.config.ts', 'apps/*/e2e/global-setup.ts'];

const noDefaultExport = { selector: 'ExportDefaultDeclaration', message: 'Export by name.' };
const ownEnvironment = { object: 'process', property: 'env', message: 'Only config/index.ts reads it.' };
const waitOfASecond = {
  selector: 'CallExpression[callee.object.name="vi"][callee.property.name=/^wait(For|Until)$/][arguments.length=1]',
  message: 'Without a limit it waits for one second, which a busy machine can take.',
};
/** WebKit finds none in a string with a letter above U+00FF (WebKit bug 308046). */
const backReference = { selector: 'Literal[regex.pattern=/\\\\[1-9k]/]', message: 'WebKit misses back references.' };
/** Newer than the oldest browsers of the portal, of which Safari 16.4 is the first to lack something. */
const newerThanBrowsers = [
  ['Map', 'groupBy'],
  ['Object', 'groupBy'],
  ['URL', 'parse'],
  ['URL', 'canParse'],
  ['Promise', 'withResolvers'],
  ['Promise', 'try'],
  ['Array', 'fromAsync'],
  ['AbortSignal', 'any'],
].map(([object, property]) => ({ object, property, message: 'Safari 16.4 does not have it.' }));
const tables = [
  'VariableDeclarator[init.type="ObjectExpression"][init.properties.length>0] > Identifier > TSTypeAnnotation',
  'VariableDeclarator > TSAsExpression[expression.type="ObjectExpression"][expression.properties.length>0]',
];
const wrapped = '> TSTypeReference[typeName.name=/^(Readonly|Partial|Required)$/] > TSTypeParameterInstantiation';
const openRecord = '> TSTypeReference[typeName.name="Record"][typeArguments.params.0.type="TSStringKeyword"]';
const openTables = ['', wrapped, `${wrapped} ${wrapped}`].flatMap((wrappers) =>
  tables.map((table) => ({
    selector: `${table} ${wrappers} ${openRecord}`,
    message:
      'Close the table over its union with `satisfies Record<Union, …>`; where keys come from outside, use a Map.',
  })),
);
const oneZod = {
  paths: [{ name: 'zod', message: 'Use zod/mini, which is small enough for the browser.' }],
};
const fromContext = 'Time and randomness come from the context.';
const ownTime = [
  { selector: 'MemberExpression[object.name="Date"][property.name="now"]', message: fromContext },
  { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: fromContext },
  { selector: 'CallExpression[callee.name="Date"]', message: fromContext },
  { selector: 'MemberExpression[object.name="Math"][property.name="random"]', message: fromContext },
  { selector: 'MemberExpression[property.name=/^random(UUID|Bytes|Int|FillSync)$/]', message: fromContext },
  { selector: 'ImportSpecifier[imported.name=/^random(UUID|Bytes|Int|FillSync)$/]', message: fromContext },
];

export default defineConfig(
  globalIgnores(['**/dist/', '**/dist.*/', '.cache/', '.data/', 'screens/', 'bench-results/']),
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  {
    plugins: { portal: { rules: { 'file-name': fileName, 'no-sentence-in-code': noSentenceInCode } } },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'portal/file-name': 'error',
      'no-restricted-properties': ['error', ownEnvironment],
      'no-restricted-syntax': ['error', noDefaultExport, waitOfASecond],
      // TypeScript finds what is not defined, types in mind.
      'no-undef': 'off',
      eqeqeq: 'error',
      curly: ['error', 'multi-or-nest', 'consistent'],
      'require-unicode-regexp': ['error', { requireFlag: 'u' }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    files: source,
    ignores: tests,
    rules: { 'no-console': 'error', 'no-restricted-syntax': ['error', noDefaultExport, backReference, ...openTables] },
  },
  { files: source, rules: { 'no-restricted-imports': ['error', oneZod] } },
  {
    files: [...source, 'scripts/**/*.ts'],
    // The top level of a task is the body of its run; the names of paths are the keys of the table of routes.
    ignores: ['scripts/tasks/**', 'packages/contract/src/route-paths.ts', ...tests],
    rules: {
      '@typescript-eslint/naming-convention': [
        'error',
        { selector: 'variable', modifiers: ['destructured'], types: ['boolean', 'string', 'number'], format: null },
        {
          selector: 'variable',
          modifiers: ['const', 'global'],
          types: ['boolean', 'string', 'number'],
          format: ['UPPER_CASE'],
        },
        { selector: 'variable', modifiers: ['destructured'], format: null },
        { selector: 'variable', format: ['camelCase', 'PascalCase'], leadingUnderscore: 'allow' },
      ],
    },
  },
  {
    files: ['apps/server/src/**/*.ts', 'packages/contract/src/**/*.ts'],
    ignores: ['apps/server/src/platform/**', ...tests],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, backReference, ...openTables, ...ownTime] },
  },
  {
    files: ['apps/{portal,console}/src/**/*.{ts,tsx}', 'packages/{contract,design,locales}/src/**/*.{ts,tsx}'],
    ignores: tests,
    rules: { 'no-restricted-properties': ['error', ownEnvironment, ...newerThanBrowsers] },
  },
  {
    files: ['apps/{portal,console}/src/**/*.tsx', 'packages/design/src/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict],
    rules: {
      'portal/no-sentence-in-code': 'error',
      'jsx-a11y/label-has-associated-control': ['error', { assert: 'either', depth: 3 }],
    },
  },
  {
    files: ['apps/{portal,console}/src/**/*.{ts,tsx}', 'packages/design/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: ['apps/{portal,console}/src/**/*.d.ts', 'packages/design/src/**/*.d.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: [...configs, ...tests, 'scripts/**', 'docs/examples/**', 'apps/server/src/config/index.ts'],
    rules: { 'no-restricted-properties': 'off' },
  },
  { files: configs, rules: { 'no-restricted-syntax': 'off' } },
  { files: tests, rules: { '@typescript-eslint/no-non-null-assertion': 'off' } },
  {
    files: ['**/*.{js,cjs,mjs}'],
    extends: [tseslint.configs.disableTypeChecked],
  },
);
