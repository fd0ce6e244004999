import { execFile } from 'node:child_process';
import type { CheckResult } from './check-result.ts';
import { npmCommand } from './npm.ts';
import { root } from './paths.mjs';

const auditArguments = ['audit', '--omit=dev', '--audit-level=high', '--json', '--loglevel=silent'];
const LIMIT_MS = 120_000;
const LARGEST_RESPONSE_BYTES = 64 * 1024 * 1024;

const severe = new Set(['high', 'critical']);
/** The audit endpoint is unavailable; any other refusal is our mistake. */
const noResponseStatuses = new Set([404, 405, 410, 501]);
const noResponseCodes = new Set([
  ...['ENOAUDIT', 'ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'ECONNRESET', 'ENETUNREACH', 'EHOSTUNREACH'],
  ...['ETIMEDOUT', 'ERR_SOCKET_TIMEOUT'],
]);
const FIRST_OUTAGE_STATUS = 500;

interface Finding {
  name: string;
  severity: string;
  title: string;
}

export async function auditDependencies(): Promise<CheckResult> {
  const [program, args] = npmCommand(auditArguments);
  const output = await new Promise<string>((resolve) => {
    const options = { cwd: root, timeout: LIMIT_MS, maxBuffer: LARGEST_RESPONSE_BYTES };
    // npm exits with 1 for findings and refusals alike; its output tells them apart.
    execFile(program, args, options, (_error, stdout) => resolve(stdout));
  });
  return judgeAudit(output);
}

/** Output of `npm audit --json`, since npm 7 or older. */
export function judgeAudit(output: string): CheckResult {
  const report = parseObject(output);
  if (!report) return { state: 'failed', output: 'The output of npm audit cannot be read.' };
  const refusal = refusalOf(report);
  if (refusal) return refusal;
  const findings = report.auditReportVersion === 2 ? findingsOf(report.vulnerabilities) : findingsOf(report.advisories);
  if (!findings) return { state: 'failed', output: 'The output of npm audit has an unknown format.' };
  const bad = findings.filter(({ severity }) => severe.has(severity));
  if (bad.length === 0) return { state: 'passed', output: '' };
  return {
    state: 'failed',
    output: bad.map(({ name, severity, title }) => `${severity}: ${name}: ${title}`).join('\n'),
  };
}

function refusalOf(report: Record<string, unknown>): CheckResult | undefined {
  const error = asObject(report.error);
  if (!error && typeof report.message !== 'string') return undefined;
  const code = textOf(error?.code);
  const said = [report.message, error?.summary, error?.detail].map(textOf).find((text) => text !== '') ?? code;
  if (isWithoutAnswer(report.statusCode, code))
    return { state: 'skipped', output: `No response from the registry: ${said}` };
  return { state: 'failed', output: `npm audit was refused: ${said}` };
}

function isWithoutAnswer(status: unknown, code: string): boolean {
  if (noResponseCodes.has(code)) return true;
  return typeof status === 'number' && (noResponseStatuses.has(status) || status >= FIRST_OUTAGE_STATUS);
}

/** One entry per package (`vulnerabilities`) or notice (`advisories`); undefined without such a table. */
function findingsOf(table: unknown): Finding[] | undefined {
  return (
    asObject(table) &&
    Object.entries(table as object).map(([key, value]) => {
      const entry = asObject(value) ?? {};
      const causes = Array.isArray(entry.via) ? entry.via.map((via) => textOf(asObject(via)?.title ?? via)) : [];
      return {
        name: textOf(entry.name ?? entry.module_name ?? key),
        severity: textOf(entry.severity),
        title: causes.length > 0 ? causes.join('; ') : textOf(entry.title),
      };
    })
  );
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    return asObject(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function asObject(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
