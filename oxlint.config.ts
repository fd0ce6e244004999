import { defineConfig } from 'oxlint';
import { newerStatics } from './scripts/browsers/features.ts';

const source = ['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'];
const tests = [
  '**/*.test.{ts,tsx}',
  '**/*.fixture.ts',
  'apps/server/test/**',
  'apps/*/e2e/**',
  'packages/test-kit/**',
  'packages/statements/corpus/**',
];
const configs = [
  '*.config.{js,ts}',
  '.dependency-cruiser.cjs',
  'apps/*/*.config.ts',
  'packages/test-kit/servers/global-setup.ts',
];

const noDefaultExport = { selector: 'ExportDefaultDeclaration', message: 'Export by name.' };
const ownEnvironment = { object: 'process', property: 'env', message: 'Only config/index.ts reads it.' };
const waitOfASecond = {
  selector: 'CallExpression[callee.object.name="vi"][callee.property.name=/^wait(For|Until)$/][arguments.length=1]',
  message: 'Without a limit it waits for one second, which a busy machine can take.',
};
/** WebKit never matches back-references in a string with a letter above U+00FF (WebKit bug 308046). */
const backReference = { selector: 'Literal[regex.pattern=/\\\\[1-9k]/]', message: 'WebKit misses back references.' };
/** Features newer than the oldest supported browsers. The check of the built apps finds the rest. */
const newerThanBrowsers = newerStatics().map(({ object, property, lackedBy }) => ({
  object,
  property,
  message: `Missing in ${lackedBy.join(', ')}.`,
}));
/** `Intl` output differs between browsers; `formatToParts` returns named parts. */
const localized = '[callee.property.name=/^(format|toLocale(Date|Time)?String)$/]';
const parsedTexts = [
  `CallExpression[callee.property.name=/^(split|slice|match|substring|startsWith)$/] > MemberExpression > CallExpression${localized}.object`,
  `BinaryExpression[operator=/^[=!<>]=?=?$/] > CallExpression${localized}`,
].map((selector) => ({ selector, message: 'Use formatToParts: browsers write localized texts differently.' }));
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
/** By default the rule counts only clicks, keys and mouse buttons. */
const interactions = [
  ...['onFocus', 'onBlur', 'onKeyDown', 'onKeyUp', 'onKeyPress', 'onClick', 'onContextMenu', 'onDoubleClick'],
  ...['onDrag', 'onDragEnd', 'onDragEnter', 'onDragExit', 'onDragLeave', 'onDragOver', 'onDragStart', 'onDrop'],
  ...['onMouseDown', 'onMouseEnter', 'onMouseLeave', 'onMouseMove', 'onMouseOut', 'onMouseOver', 'onMouseUp'],
];

const strict = [
  'no-array-constructor',
  'no-case-declarations',
  'no-empty',
  'no-fallthrough',
  'no-prototype-builtins',
  'no-regex-spaces',
  'no-unexpected-multiline',
  'no-useless-constructor',
  'no-var',
  'prefer-const',
  'prefer-rest-params',
  'prefer-spread',
  'typescript/no-deprecated',
  'typescript/no-dynamic-delete',
  'typescript/no-empty-object-type',
  'typescript/no-explicit-any',
  'typescript/no-extraneous-class',
  'typescript/no-generated-empty-object-type',
  'typescript/no-invalid-void-type',
  'typescript/no-mixed-enums',
  'typescript/no-namespace',
  'typescript/no-non-null-asserted-nullish-coalescing',
  'typescript/no-non-null-assertion',
  'typescript/no-require-imports',
  'typescript/no-unnecessary-boolean-literal-compare',
  'typescript/no-unnecessary-condition',
  'typescript/no-unnecessary-template-expression',
  'typescript/no-unnecessary-type-arguments',
  'typescript/no-unnecessary-type-assertion',
  'typescript/no-unnecessary-type-constraint',
  'typescript/no-unnecessary-type-conversion',
  'typescript/no-unnecessary-type-parameters',
  'typescript/no-unsafe-argument',
  'typescript/no-unsafe-assignment',
  'typescript/no-unsafe-call',
  'typescript/no-unsafe-enum-assignment',
  'typescript/no-unsafe-enum-comparison',
  'typescript/no-unsafe-function-type',
  'typescript/no-unsafe-member-access',
  'typescript/no-unsafe-return',
  'typescript/only-throw-error',
  'typescript/prefer-literal-enum-member',
  'typescript/prefer-promise-reject-errors',
  'typescript/prefer-reduce-type-parameter',
  'typescript/prefer-return-this-type',
  'typescript/related-getter-setter-pairs',
  'typescript/require-await',
  'typescript/unified-signatures',
  'typescript/use-unknown-in-catch-callback-variable',
];

export default defineConfig({
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  plugins: ['typescript', 'react', 'jsx-a11y'],
  jsPlugins: ['./scripts/lint/portal-rules.ts'],
  categories: { correctness: 'error' },
  ignorePatterns: ['**/dist/', '**/dist.*/', '.cache/', '.data/', 'screens/', 'bench-results/'],
  rules: {
    // These rules flag only correct or explained code: a result list, table controls, an array of rows.
    'jsx-a11y/control-has-associated-label': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'react/jsx-key': 'off',
    'typescript/require-array-sort-compare': 'off',
    ...Object.fromEntries(strict.map((rule) => [rule, 'error'])),
    'portal/file-name': 'error',
    'portal/no-restricted-syntax': ['error', noDefaultExport, waitOfASecond],
    'no-restricted-properties': ['error', ownEnvironment],
    eqeqeq: 'error',
    curly: ['error', 'multi-or-nest', 'consistent'],
    'require-unicode-regexp': ['error', { requireFlag: 'u' }],
    'typescript/consistent-type-definitions': ['error', 'interface'],
    'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    'typescript/no-import-type-side-effects': 'error',
    'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'no-irregular-whitespace': ['error', { skipJSXText: false, skipRegExps: false, skipTemplates: false }],
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', reportVarsOnlyUsedAsTypes: true }],
    'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
    'typescript/restrict-plus-operands': [
      'error',
      { allowAny: false, allowBoolean: false, allowNullish: false, allowNumberAndString: false, allowRegExp: false },
    ],
    'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
    'typescript/return-await': ['error', 'error-handling-correctness-only'],
  },
  overrides: [
    {
      files: source,
      excludeFiles: tests,
      rules: {
        'no-console': 'error',
        'portal/no-restricted-syntax': ['error', noDefaultExport, backReference, ...parsedTexts, ...openTables],
      },
    },
    { files: source, rules: { 'no-restricted-imports': ['error', oneZod] } },
    {
      files: [...source, 'scripts/**/*.ts'],
      // Tasks run code at the top level, and path names are keys of the route table.
      excludeFiles: ['scripts/tasks/**', 'packages/contract/src/route-paths.ts', ...tests],
      rules: { 'portal/constant-name': 'error' },
    },
    {
      files: ['apps/server/src/**/*.ts', 'packages/{contract,statements}/src/**/*.ts'],
      excludeFiles: ['apps/server/src/platform/**', ...tests],
      rules: {
        'portal/no-restricted-syntax': [
          'error',
          noDefaultExport,
          backReference,
          ...parsedTexts,
          ...openTables,
          ...ownTime,
        ],
      },
    },
    {
      files: ['apps/{portal,console}/src/**/*.{ts,tsx}', 'packages/{contract,design,locales}/src/**/*.{ts,tsx}'],
      excludeFiles: tests,
      rules: { 'no-restricted-properties': ['error', ownEnvironment, ...newerThanBrowsers] },
    },
    {
      files: ['apps/{portal,console}/src/**/*.tsx', 'packages/design/src/**/*.tsx'],
      rules: {
        'portal/no-sentence-in-code': 'error',
        'jsx-a11y/label-has-associated-control': ['error', { assert: 'either', depth: 3 }],
        'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', {}],
        'jsx-a11y/no-noninteractive-element-to-interactive-role': ['error', {}],
        'jsx-a11y/no-noninteractive-tabindex': ['error', { allowExpressionValues: false, roles: [] }],
        'jsx-a11y/no-static-element-interactions': ['error', { handlers: interactions }],
      },
    },
    {
      files: ['apps/{portal,console}/src/**/*.{ts,tsx}', 'packages/design/src/**/*.{ts,tsx}'],
      rules: { 'react/rules-of-hooks': 'error', 'react/unsupported-syntax': 'error' },
    },
    {
      files: ['apps/{portal,console}/src/**/*.d.ts', 'packages/design/src/**/*.d.ts'],
      rules: { 'portal/no-restricted-syntax': 'off' },
    },
    {
      files: [...configs, ...tests, 'scripts/**', 'docs/examples/**', 'apps/server/src/config/index.ts'],
      rules: { 'no-restricted-properties': 'off' },
    },
    { files: configs, rules: { 'portal/no-restricted-syntax': 'off' } },
    { files: tests, rules: { 'typescript/no-non-null-assertion': 'off' } },
    // Files outside every TypeScript program are linted without types.
    {
      files: ['**/*.{js,cjs,mjs}'],
      rules: Object.fromEntries(
        strict.filter((rule) => rule.startsWith('typescript/no-unsafe')).map((rule) => [rule, 'off']),
      ),
    },
  ],
});
