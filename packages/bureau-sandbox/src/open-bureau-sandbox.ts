import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findingOf, OUTAGE_TRIES, people } from './people.ts';
import { errorXml, type Inquiry, readInquiry, reportXml } from './xml.ts';

const LARGEST_REQUEST_BYTES = 65_536;
const SOFT_INQUIRY = 'SOFT';

export interface BureauSandboxOptions {
  host: string;
  port: number;
}

export interface BureauSandbox {
  url: string;
  access: { url: string; customerNumber: string; securityCode: string };
  /** Inquiries that were run, without duplicates. Never contains a Social Insurance Number. */
  readonly inquiries: readonly { reference: string; lastName: string; hasSin: boolean }[];
  /** While true, every request gets a 503. */
  isAway: boolean;
  lines: readonly string[];
  close(): Promise<void>;
}

export async function openBureauSandbox({ host, port }: BureauSandboxOptions): Promise<BureauSandbox> {
  const inquiries: { reference: string; lastName: string; hasSin: boolean }[] = [];
  const triesOf = new Map<string, number>();
  const access = { customerNumber: 'sandbox-customer', securityCode: 'sandbox-code' };
  const state = { isAway: false };

  const result = (body: string): { status: number; xml: string } => {
    if (state.isAway) return { status: 503, xml: '' };
    const inquiry = readInquiry(body);
    if (!inquiry) return { status: 400, xml: errorXml('E0001', 'Request is not valid') };
    if (inquiry.customerNumber !== access.customerNumber || inquiry.securityCode !== access.securityCode)
      return { status: 200, xml: errorXml('E0113', 'Customer is not authorized') };

    return report(inquiry);
  };

  const report = (inquiry: Inquiry): { status: number; xml: string } => {
    const { reference, lastName, hasSin, inquiryType } = inquiry;
    const finding = findingOf(lastName, hasSin);
    if (finding === 'refused' || inquiryType !== SOFT_INQUIRY || reference === '')
      return { status: 200, xml: errorXml('E0204', 'Input is not accepted') };

    const tries = (triesOf.get(reference) ?? 0) + 1;
    triesOf.set(reference, tries);
    if (finding === 'outage' && tries <= OUTAGE_TRIES) return { status: 503, xml: '' };
    if (!inquiries.some((each) => each.reference === reference)) inquiries.push({ reference, lastName, hasSin });
    const uniqueNumber = createHash('sha256').update(reference).digest('hex').slice(0, 10);
    return { status: 200, xml: reportXml(finding === 'outage' ? 'found' : finding, inquiry, uniqueNumber) };
  };

  const server = createServer((request, response) => {
    void serve(request, response, result);
  });
  server.listen(port, host);
  await once(server, 'listening');
  const url = `http://${host}:${String((server.address() as AddressInfo).port)}`;
  const names = [...people.keys()].map((name) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`);
  return {
    url,
    access: { url, ...access },
    inquiries,
    get isAway() {
      return state.isAway;
    },
    set isAway(isAway) {
      state.isAway = isAway;
    },
    lines: [`Bureau      ${url} (sandbox; everybody is found but the last names ${names.join(', ')})`],
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  result: (body: string) => { status: number; xml: string },
): Promise<void> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > LARGEST_REQUEST_BYTES) {
      response.writeHead(413).end();
      return;
    }
    chunks.push(chunk);
  }
  const { status, xml } = result(Buffer.concat(chunks).toString('utf8'));
  response.writeHead(status, { 'content-type': 'text/xml; charset=utf-8' }).end(xml);
}
