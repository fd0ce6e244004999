import { constantName } from './constant-name.ts';
import { fileName } from './file-name.ts';
import { noRestrictedSyntax } from './no-restricted-syntax.ts';
import { noSentenceInCode } from './no-sentence-in-code.ts';

// oxlint-disable-next-line portal/no-restricted-syntax -- the linter requires a default export
export default {
  meta: { name: 'portal' },
  rules: {
    'constant-name': constantName,
    'file-name': fileName,
    'no-restricted-syntax': noRestrictedSyntax,
    'no-sentence-in-code': noSentenceInCode,
  },
};
