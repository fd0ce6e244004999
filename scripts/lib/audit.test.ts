import { describe, expect, it, test } from 'vitest';
import { judgeAudit } from './audit.ts';

/** Output of npm 11, shortened. */
const sinceNpm7 = (severity: string) => ({
  auditReportVersion: 2,
  vulnerabilities: {
    'fast-xml-parser': {
      name: 'fast-xml-parser',
      severity,
      isDirect: true,
      via: [
        {
          source: 1118219,
          name: 'fast-xml-parser',
          dependency: 'fast-xml-parser',
          title: 'fast-xml-parser has entity expansion without a limit',
          url: 'https://github.com/advisories/GHSA-jmr7-xgp7-cmfj',
          severity,
          cwe: ['CWE-776'],
          range: '>=4.1.3 <5.3.6',
        },
        'strnum',
      ],
      effects: [],
      range: '4.1.3 - 5.3.5',
      nodes: ['node_modules/fast-xml-parser'],
      fixAvailable: true,
    },
  },
  metadata: {
    vulnerabilities: { info: 0, low: 0, moderate: 0, high: 0, critical: 0, total: 1 },
    dependencies: { prod: 402, dev: 611, optional: 60, peer: 0, peerOptional: 0, total: 1013 },
  },
});

/** Output of npm 6. */
const beforeNpm7 = (severity: string) => ({
  actions: [{ action: 'update', resolves: [{ id: 1179, path: 'mkdirp>minimist', dev: false }], module: 'minimist' }],
  advisories: {
    1179: {
      id: 1179,
      module_name: 'minimist',
      severity,
      title: 'Prototype Pollution',
      url: 'https://npmjs.com/advisories/1179',
      findings: [{ version: '0.0.8', paths: ['mkdirp>minimist'] }],
    },
  },
  muted: [],
  metadata: { vulnerabilities: { info: 0, low: 0, moderate: 0, high: 0, critical: 0 }, totalDependencies: 411 },
  runId: 'b2c6bd1e',
});

describe.each([
  ['npm 7 and later', sinceNpm7, 'fast-xml-parser: fast-xml-parser has entity expansion without a limit; strnum'],
  ['npm 6', beforeNpm7, 'minimist: Prototype Pollution'],
])('an audit of %s', (_, report, said) => {
  it.each(['high', 'critical'])('fails with a finding that is %s, and names it', (severity) => {
    expect(judgeAudit(JSON.stringify(report(severity)))).toEqual({ state: 'failed', output: `${severity}: ${said}` });
  });

  it.each(['moderate', 'low', 'info'])('passes with a finding that is %s', (severity) => {
    expect(judgeAudit(JSON.stringify(report(severity))).state).toBe('passed');
  });
});

test('the audit passes without a finding', () => {
  expect(judgeAudit(JSON.stringify({ ...sinceNpm7('low'), vulnerabilities: {} })).state).toBe('passed');
  expect(judgeAudit(JSON.stringify({ ...beforeNpm7('low'), advisories: {} })).state).toBe('passed');
});

/** Output of npm 11 for a registry without audits. */
const methodNotAllowed = {
  message: '405 Method Not Allowed - POST https://registry.example/-/npm/v1/security/advisories/bulk',
  method: 'POST',
  uri: 'https://registry.example/-/npm/v1/security/advisories/bulk',
  headers: { allow: ['GET,HEAD'], 'content-length': ['0'] },
  statusCode: 405,
  body: '',
  error: { summary: '', detail: '' },
};

describe('the audit is skipped with a message when the registry', () => {
  it.each<[string, object]>([
    ['has no audit', methodNotAllowed],
    ['has no such page', { ...methodNotAllowed, statusCode: 404, message: '404 Not Found' }],
    ['fails', { ...methodNotAllowed, statusCode: 503, message: '503 Service Unavailable' }],
    ['says so in the form of npm 6', { error: { code: 'ENOAUDIT', summary: 'No audit here', detail: '' } }],
    ['cannot be reached', { message: 'request failed', error: { code: 'ENOTFOUND', summary: '', detail: '' } }],
  ])('%s', (_, response) => {
    const { state, output } = judgeAudit(JSON.stringify(response));
    expect(state).toBe('skipped');
    expect(output).toMatch(/^No response from the registry: \S/u);
  });
});

describe('the audit fails, and never passes, when', () => {
  it.each<[string, string]>([
    ['nothing was answered', ''],
    ['no JSON was answered', '<html>'],
    ['a list was answered', '[]'],
    ['neither form was answered', '{}'],
    ['the form is of a later npm', '{"auditReportVersion":3,"findings":[]}'],
    ['there is no lock file', '{"error":{"code":"ENOLOCK","summary":"This command requires a lockfile.","detail":""}}'],
    ['the question was refused', JSON.stringify({ ...methodNotAllowed, statusCode: 400, message: '400 Bad Request' })],
  ])('%s', (_, response) => {
    expect(judgeAudit(response).state).toBe('failed');
  });
});
