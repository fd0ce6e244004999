import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import type { CreditReport } from '../credit-bureau.ts';

/** Elements that may stand once or several times. */
const LISTS = new Set(['CNConsumerCreditReport', 'CNScore', 'Reason', 'RejectCode']);

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  isArray: (name) => LISTS.has(name),
});

const coded = z.object({ '@code': z.string().optional(), '@description': z.string().optional() });

const score = z.object({
  Result: z.object({ Value: z.string().regex(/^\d{1,4}$/u) }).optional(),
  Reasons: z.object({ Reason: z.array(coded) }).optional(),
  RejectCodes: z.object({ RejectCode: z.array(coded) }).optional(),
});

const creditReport = z.object({
  CNHeader: z.object({ CreditFile: z.object({ UniqueNumber: z.string().default(''), HitCode: coded }) }),
  CNScores: z.object({ CNScore: z.array(score) }).optional(),
});

const transmit = z.object({
  EfxTransmit: z.object({
    EfxReport: z.object({
      CNErrorReport: z.unknown().optional(),
      CNConsumerCreditReports: z.object({ CNConsumerCreditReport: z.array(creditReport).min(1) }).optional(),
    }),
  }),
});

/** The bureau's designators by their description: its manuals hold the codes (no-hit before hit). */
const hits = [
  { pattern: /no.?hit|no record|not found/iu, hit: 'none' },
  { pattern: /contact|multiple|similar|ambiguous/iu, hit: 'ambiguous' },
  { pattern: /hit|found/iu, hit: 'file' },
] as const;

/** Reads the bureau's answer in our words. What is not understood is an `unreadable` fault, never a guess. */
export function readReport(xml: string): CreditReport {
  const parsed = parse(xml);
  const { CNErrorReport: errors, CNConsumerCreditReports: reports } = parsed?.EfxTransmit.EfxReport ?? {};
  if (errors !== undefined) return { status: 'ERROR', fault: 'refused' };
  const [report] = reports?.CNConsumerCreditReport ?? [];
  if (!report) return { status: 'ERROR', fault: 'unreadable' };

  const { UniqueNumber: bureauRef, HitCode: hitCode } = report.CNHeader.CreditFile;
  const hit = hits.find(({ pattern }) => pattern.test(hitCode['@description'] ?? ''))?.hit;
  if (hit === undefined) return { status: 'ERROR', fault: 'unreadable' };
  const scores = report.CNScores?.CNScore ?? [];
  const reasonCodes = scores
    .flatMap(({ Reasons: reasons, RejectCodes: rejects }) => [
      ...(reasons?.Reason ?? []),
      ...(rejects?.RejectCode ?? []),
    ])
    .flatMap((each) => each['@code'] ?? []);
  if (hit === 'none') return { status: 'NOT_FOUND', reasonCodes, bureauRef };
  if (hit === 'ambiguous') return { status: 'AMBIGUOUS', reasonCodes, bureauRef };
  const value = scores.find(({ Result: result }) => result !== undefined)?.Result?.Value;
  return value === undefined
    ? { status: 'NO_SCORE', reasonCodes, bureauRef }
    : { status: 'FOUND', score: Number(value), reasonCodes, bureauRef };
}

function parse(xml: string): z.output<typeof transmit> | undefined {
  // A document type could define entities that unfold without end; the bureau sends none.
  if (/<!DOCTYPE/iu.test(xml)) return undefined;
  try {
    return transmit.safeParse(parser.parse(xml)).data;
  } catch {
    return undefined;
  }
}
