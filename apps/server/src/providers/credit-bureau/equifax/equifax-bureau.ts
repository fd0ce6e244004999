import type { BureauError } from '@portal/contract/staff/credit-report';
import { traceHeaders } from '../../../platform/telemetry/tracing.ts';
import type { CreditBureau, CreditReport } from '../credit-bureau.ts';
import { readReport } from './read-report.ts';
import { type BureauCustomer, requestXml } from './request-xml.ts';

interface EquifaxAccess extends BureauCustomer {
  url: string;
}

/** Timeout of a call, in milliseconds; the job handles retries. */
export interface BureauTimeouts {
  tryMs: number;
}

export const defaultBureauTimeouts: BureauTimeouts = { tryMs: 15_000 };

const LARGEST_RESPONSE_BYTES = 4 * 1024 * 1024;

/** Equifax Canada's consumer report as a soft inquiry: XML over HTTP. */
export function openEquifax({ url, ...customer }: EquifaxAccess, { tryMs }: BureauTimeouts): CreditBureau {
  return {
    inquire: async (inquiry) => {
      const response = await exchange(url, requestXml(customer, inquiry), tryMs);
      return 'error' in response ? { status: 'ERROR', error: response.error } : reportOf(response);
    },
  };
}

interface ResponseBody {
  status: number;
  xml: string;
}

function reportOf({ status, xml }: ResponseBody): CreditReport {
  if (status >= 500 || status === 408 || status === 429) return { status: 'ERROR', error: 'unavailable' };
  const report = readReport(xml);
  return status >= 400 ? { status: 'ERROR', error: 'refused' } : report;
}

async function exchange(url: string, body: string, tryMs: number): Promise<ResponseBody | { error: BureauError }> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      signal: AbortSignal.timeout(tryMs),
      redirect: 'error',
      headers: { 'content-type': 'text/xml; charset=utf-8', accept: 'text/xml', ...traceHeaders() },
      body,
    });
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
      bytes += chunk.byteLength;
      if (bytes > LARGEST_RESPONSE_BYTES) return { error: 'unreadable' };
      chunks.push(chunk);
    }
    return { status: response.status, xml: Buffer.concat(chunks).toString('utf8') };
  } catch {
    // The error may contain the request, and with it personal data.
    return { error: 'unavailable' };
  }
}
