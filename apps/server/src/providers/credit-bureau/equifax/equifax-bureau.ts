import type { BureauFault, CreditBureau, CreditReport } from '../credit-bureau.ts';
import { readReport } from './read-report.ts';
import { type BureauCustomer, requestXml } from './request-xml.ts';

interface EquifaxAccess extends BureauCustomer {
  url: string;
}

/** How patient we are with one call, in milliseconds; who asks again, and when, is the job's business. */
export interface BureauPatience {
  tryMs: number;
}

export const usualBureauPatience: BureauPatience = { tryMs: 15_000 };

/** More than any report on one person. */
const LARGEST_ANSWER_BYTES = 4 * 1024 * 1024;

/** Equifax Canada's consumer report as a soft inquiry: XML over HTTP. */
export function openEquifax({ url, ...customer }: EquifaxAccess, { tryMs }: BureauPatience): CreditBureau {
  return {
    inquire: async (inquiry) => {
      const answer = await exchange(url, requestXml(customer, inquiry), tryMs);
      return 'fault' in answer ? { status: 'ERROR', fault: answer.fault } : reportOf(answer);
    },
  };
}

type Answer = { status: number; xml: string };

function reportOf({ status, xml }: Answer): CreditReport {
  if (status >= 500 || status === 408 || status === 429) return { status: 'ERROR', fault: 'unavailable' };
  const report = readReport(xml);
  return status >= 400 ? { status: 'ERROR', fault: 'refused' } : report;
}

async function exchange(url: string, body: string, tryMs: number): Promise<Answer | { fault: BureauFault }> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      signal: AbortSignal.timeout(tryMs),
      redirect: 'error',
      headers: { 'content-type': 'text/xml; charset=utf-8', accept: 'text/xml' },
      body,
    });
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
      bytes += chunk.byteLength;
      if (bytes > LARGEST_ANSWER_BYTES) return { fault: 'unreadable' };
      chunks.push(chunk);
    }
    return { status: response.status, xml: Buffer.concat(chunks).toString('utf8') };
  } catch {
    // The error could repeat the request, and with it the person.
    return { fault: 'unavailable' };
  }
}
