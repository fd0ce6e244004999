import { XMLParser } from 'fast-xml-parser';
import * as z from 'zod/mini';
import type { CreditReason } from '@portal/contract/staff/credit-report';
import type { CreditReport } from '../credit-bureau.ts';

const LISTS = new Set(['CNConsumerCreditReport', 'CNScore', 'Reason', 'RejectCode']);

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  isArray: (name) => LISTS.has(name),
});

const coded = z.object({ '@code': z.optional(z.string()), '@description': z.optional(z.string()) });

const score = z.object({
  Result: z.optional(z.object({ Value: z.string().check(z.regex(/^\d{1,4}$/u)) })),
  Reasons: z.optional(z.object({ Reason: z.array(coded) })),
  RejectCodes: z.optional(z.object({ RejectCode: z.array(coded) })),
});

const creditReport = z.object({
  CNHeader: z.object({ CreditFile: z.object({ UniqueNumber: z._default(z.string(), ''), HitCode: coded }) }),
  CNScores: z.optional(z.object({ CNScore: z.array(score) })),
});

const transmit = z.object({
  EfxTransmit: z.object({
    EfxReport: z.object({
      CNErrorReport: z.optional(z.unknown()),
      CNConsumerCreditReports: z.optional(
        z.object({ CNConsumerCreditReport: z.array(creditReport).check(z.minLength(1)) }),
      ),
    }),
  }),
});
type CreditReportElement = z.output<typeof creditReport>;
type ScoreElement = z.output<typeof score>;

/** Recognizes the bureau's designators by their description; the codes are in its manuals. No-hit comes before hit. */
const hits = [
  { pattern: /no.?hit|no record|not found/iu, hit: 'none' },
  { pattern: /contact|multiple|similar|ambiguous/iu, hit: 'ambiguous' },
  { pattern: /hit|found/iu, hit: 'file' },
] as const;

/** Translates the bureau's response into our terms. Anything not understood is an `unreadable` error, never a guess. */
export function readReport(xml: string): CreditReport {
  const parsed = parse(xml);
  const { CNErrorReport: errors, CNConsumerCreditReports: reports } = parsed?.EfxTransmit.EfxReport ?? {};
  if (errors !== undefined) return { status: 'ERROR', error: 'refused' };
  const [report] = reports?.CNConsumerCreditReport ?? [];
  if (!report) return { status: 'ERROR', error: 'unreadable' };

  return toReport(report);
}

function toReport({ CNHeader: { CreditFile: file }, CNScores: found }: CreditReportElement): CreditReport {
  const description = file.HitCode['@description'] ?? '';
  const hit = hits.find(({ pattern }) => pattern.test(description))?.hit;
  if (hit === undefined) return { status: 'ERROR', error: 'unreadable' };
  const scores = found?.CNScore ?? [];
  const about = { reasons: scores.flatMap(reasonsOf), bureauRef: file.UniqueNumber };
  if (hit === 'none') return { status: 'NOT_FOUND', ...about };
  if (hit === 'ambiguous') return { status: 'AMBIGUOUS', ...about };
  const value = findScore(scores);
  return value === undefined ? { status: 'NO_SCORE', ...about } : { status: 'FOUND', score: Number(value), ...about };
}

function findScore(scores: readonly ScoreElement[]): string | undefined {
  return scores.find(({ Result: result }) => result !== undefined)?.Result?.Value;
}

function reasonsOf({ Reasons: reasons, RejectCodes: rejects }: ScoreElement): CreditReason[] {
  return [...(reasons?.Reason ?? []), ...(rejects?.RejectCode ?? [])].flatMap(
    ({ '@code': code, '@description': description }) =>
      code === undefined ? [] : [{ code, description: description ?? null }],
  );
}

function parse(xml: string): z.output<typeof transmit> | undefined {
  // A document type could define entities that expand endlessly; the bureau sends none.
  if (/<!DOCTYPE/iu.test(xml)) return undefined;
  try {
    return transmit.safeParse(parser.parse(xml)).data;
  } catch {
    return undefined;
  }
}
