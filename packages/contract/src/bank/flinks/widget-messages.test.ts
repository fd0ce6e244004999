import { describe, expect, test } from 'vitest';
import { bankCodes, errorOfBankCode } from './provider-codes.ts';
import { bankErrors, bankNextSteps } from '../bank-errors.ts';
import { type BankWidgetMessage, readBankWidgetMessage } from './widget-messages.ts';

const loginId = '5e5c9a0e-9d3a-4c0f-8f0a-000000000001';
const requestId = '5e5c9a0e-9d3a-4c0f-8f0a-000000000002';
const url = `https://portal.example/application-bank-return?loginId=${loginId}&institution=MapleBank`;
const connected = { kind: 'connected', loginId, institution: 'MapleBank', accountIds: [] };

describe('widget messages', () => {
  const cases: [name: string, data: unknown, expected: object][] = [
    ['the start', { step: 'APP_MOUNTED' }, { kind: 'ready' }],
    ['progress', { step: 'INSTITUTION_SELECTED', institution: 'MapleBank' }, { kind: 'progress' }],
    [
      'a result with fields',
      { step: 'REDIRECT', institution: 'MapleBank', loginId, requestId, url },
      { ...connected, requestId },
    ],
    ['a result with its URL alone', { step: 'REDIRECT', url }, connected],
    ['a result as text', JSON.stringify({ step: 'REDIRECT', url }), connected],
    ['one account', { step: 'REDIRECT', url, accountId: 'a1' }, { ...connected, accountIds: ['a1'] }],
    [
      'a list of accounts',
      { step: 'REDIRECT', url, accountId: ['a1', 'a2'] },
      { ...connected, accountIds: ['a1', 'a2'] },
    ],
    ['accounts with commas', { step: 'REDIRECT', url, accountId: 'a1,a2' }, { ...connected, accountIds: ['a1', 'a2'] }],
    [
      'accounts in the URL',
      { step: 'REDIRECT', url: `${url}&accountId=a1,a2` },
      { ...connected, accountIds: ['a1', 'a2'] },
    ],
    ['consent refused', { step: 'COMPONENT_DENY_CONSENT' }, { kind: 'error', error: 'consentDenied' }],
    [
      'a code',
      { requestId, flinksCode: 'QUESTION_NOT_FOUND', institution: 'MapleBank' },
      { kind: 'error', error: 'wrongAnswer', requestId, institution: 'MapleBank' },
    ],
    ['a code as text', `{"flinksCode":"DISABLED_LOGIN"}`, { kind: 'error', error: 'loginDisabled' }],
    ['a step that is a code', { step: 'DISABLED_INSTITUTION' }, { kind: 'error', error: 'bankUnavailable' }],
    ['a code that nobody documented', { flinksCode: 'BRAND_NEW' }, { kind: 'other' }],
    ['a step that nobody documented', { step: 'COMPONENT_HELP2FA_SHOWN' }, { kind: 'other' }],
    ['a step with the name of a property', { step: 'constructor' }, { kind: 'other' }],
    ['a code with the name of a property', { flinksCode: 'toString' }, { kind: 'other' }],
    ['a result without a login', { step: 'REDIRECT', url: 'https://portal.example/' }, { kind: 'other' }],
    ['a result with an address that is none', { step: 'REDIRECT', url: 'nowhere' }, { kind: 'other' }],
    ['a login that is too long', { step: 'REDIRECT', loginId: 'x'.repeat(500) }, { kind: 'other' }],
    ['fields of other shapes', { step: 'REDIRECT', url, loginId: 7, requestId: {}, accountId: 3 }, connected],
    ['text that is not JSON', 'webpackHotUpdate', { kind: 'other' }],
    ['JSON of something else', '[1,2]', { kind: 'other' }],
    ['very long text', `{"step":"APP_MOUNTED","x":"${'y'.repeat(30_000)}"}`, { kind: 'other' }],
    ['nothing', undefined, { kind: 'other' }],
    ['null', null, { kind: 'other' }],
  ];
  test.each(cases)('%s', (_name, data, expected) => {
    expect(readBankWidgetMessage(data)).toEqual(expected satisfies object as BankWidgetMessage);
  });
});

describe('provider error codes', () => {
  test('each maps to an error with a next step', () => {
    for (const code of bankCodes) expect(bankNextSteps).toContain(bankErrors[errorOfBankCode[code]].nextStep);
  });
});
