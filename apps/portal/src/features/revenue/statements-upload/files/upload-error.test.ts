import type { ErrorCode } from '@portal/contract/error-codes';
import type { TextKey } from '@portal/locales';
import { expect, test } from 'vitest';
import { ApiProblem, ConnectionLost } from '@portal/contract/client/problem';
import { uploadError } from './upload-error.ts';

const refusal = (code: ErrorCode) => new ApiProblem({ type: `urn:problem:${code}`, title: code, status: 422, code });

test.each<[name: string, error: Error, reason: TextKey, canRetry: boolean]>([
  ['a connection that is gone', new ConnectionLost(), 'validation.upload.interrupted', true],
  ['an upload cut short', refusal('errorFileInterrupted'), 'validation.upload.interrupted', true],
  ['a server that cannot answer now', refusal('errorUnavailable'), 'errors.errorUnavailable', true],
  ['a file that is no PDF', refusal('errorFileType'), 'validation.upload.type', false],
  ['an error of ours', new TypeError(), 'errors.errorGeneral', true],
])('%s', (_name, error, reason, canRetry) => {
  expect(uploadError(error)).toEqual({ reason, canRetry });
});
