import { MINUTE_MS } from '@portal/contract/constants';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BureauSandbox, openBureauSandbox } from '@portal/bureau-sandbox';
import type { CreditInquiry, CreditReport } from './credit-bureau.ts';
import { openEquifax } from './equifax/equifax-bureau.ts';

/** Long enough for any machine: only a response that never comes ends an inquiry. */
const patient = { tryMs: MINUTE_MS };

const inquiryOf = (reference: string, lastName: string, sin?: string): CreditInquiry => ({
  reference,
  language: 'fr',
  subject: {
    firstName: 'Maïté',
    lastName,
    dateOfBirth: '1979-11-21',
    street: '12 <rue> & "Quai"',
    city: 'Québec',
    stateCode: 'QC',
    postalCode: 'G1K 3Y2',
    ...(sin === undefined ? {} : { sin }),
  },
});

describe('the bureau and its sandbox', () => {
  let sandbox: BureauSandbox;
  beforeAll(async () => {
    sandbox = await openBureauSandbox({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => sandbox.close());
  const bureau = () => openEquifax(sandbox.access, patient);

  test.each<[string, CreditReport['status'], CreditReport['status']]>([
    ['Tremblay', 'FOUND', 'FOUND'],
    ['O’Brien & Sons <b>', 'FOUND', 'FOUND'],
    ['Nohit', 'NOT_FOUND', 'FOUND'],
    ['NOWHERE', 'NOT_FOUND', 'NOT_FOUND'],
    ['Thin', 'NO_SCORE', 'FOUND'],
    ['Twin', 'AMBIGUOUS', 'FOUND'],
    ['Refused', 'ERROR', 'ERROR'],
  ])('%s: %s, and with a SIN %s', async (lastName, alone, withSin) => {
    expect((await bureau().inquire(inquiryOf(`${lastName}-1`, lastName))).status).toBe(alone);
    expect((await bureau().inquire(inquiryOf(`${lastName}-2`, lastName, '046454286'))).status).toBe(withSin);
  });

  test('a report has a score, reasons and the bureau’s own reference', async () => {
    const report = await bureau().inquire(inquiryOf('details', 'Tremblay'));
    expect(report).toEqual({
      status: 'FOUND',
      score: expect.any(Number) as number,
      reasons: [{ code: '36', description: 'Time since oldest account is too short' }],
      bureauRef: expect.stringMatching(/^[0-9a-f]{10}$/u) as string,
    });
    const thin = await bureau().inquire(inquiryOf('thin-details', 'Thin'));
    expect(thin).toMatchObject({ status: 'NO_SCORE', reasons: [{ code: 'B0', description: 'File too new' }] });
  });

  test('the same reference is one inquiry and one response, however often it is sent', async () => {
    const before = sandbox.inquiries.length;
    const reports = [];
    for (let count = 0; count < 3; count += 1) reports.push(await bureau().inquire(inquiryOf('again', 'Tremblay')));
    expect(new Set(reports.map((report) => JSON.stringify(report))).size).toBe(1);
    expect(sandbox.inquiries.length).toBe(before + 1);
  });

  test('an outage can be retried, and ends', async () => {
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push(await bureau().inquire(inquiryOf('outage', 'Outage')));

    expect(statuses.slice(0, 2)).toEqual([
      { status: 'ERROR', error: 'unavailable' },
      { status: 'ERROR', error: 'unavailable' },
    ]);
    expect(statuses[2]?.status).toBe('FOUND');
    sandbox.isAway = true;
    expect(await bureau().inquire(inquiryOf('away', 'Tremblay'))).toEqual({ status: 'ERROR', error: 'unavailable' });
    sandbox.isAway = false;
  });

  test('invalid credentials are refused permanently', async () => {
    const wrong = openEquifax({ ...sandbox.access, securityCode: 'wrong' }, patient);
    expect(await wrong.inquire(inquiryOf('wrong', 'Tremblay'))).toEqual({ status: 'ERROR', error: 'refused' });
  });
});

describe('invalid responses', () => {
  async function answering(listener: RequestListener, timeouts = patient): Promise<CreditReport> {
    const server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    const bureau = openEquifax({ url, customerNumber: 'c', securityCode: 's' }, timeouts);
    try {
      return await bureau.inquire(inquiryOf('r', 'Tremblay'));
    } finally {
      server.closeAllConnections();
      server.close();
    }
  }

  const xml = (hitCode: string) =>
    `<?xml version="1.0"?><e:EfxTransmit xmlns:e="http://www.equifax.ca/XMLSchemas/EfxToCust"><e:EfxReport>
      <e:CNConsumerCreditReports><e:CNConsumerCreditReport><e:CNHeader><e:CreditFile><e:UniqueNumber>9</e:UniqueNumber>
      ${hitCode}</e:CreditFile></e:CNHeader></e:CNConsumerCreditReport></e:CNConsumerCreditReports>
      </e:EfxReport></e:EfxTransmit>`;

  test.each<[string, string, CreditReport]>([
    ['no XML', 'Sorry!', { status: 'ERROR', error: 'unreadable' }],
    ['cut short', xml('').slice(0, 120), { status: 'ERROR', error: 'unreadable' }],
    ['empty', '', { status: 'ERROR', error: 'unreadable' }],
    ['another document', '<html><body>Maintenance</body></html>', { status: 'ERROR', error: 'unreadable' }],
    ['an unknown designator', xml('<e:HitCode description="New word"/>'), { status: 'ERROR', error: 'unreadable' }],
    [
      'entities that unfold',
      `<!DOCTYPE a [<!ENTITY x "xxxxxxxxxx">]>${xml('<e:HitCode description="&x;"/>')}`,
      { status: 'ERROR', error: 'unreadable' },
    ],
    [
      'a namespace prefix is no matter',
      xml('<e:HitCode description="No-Hit"/>'),
      { status: 'NOT_FOUND', reasons: [], bureauRef: '9' },
    ],
  ])('%s', async (_name, body, expected) => {
    expect(await answering((_request, response) => response.end(body))).toEqual(expected);
  });

  test('late, missing, or endless', async () => {
    const unavailable = { status: 'ERROR', error: 'unavailable' };
    expect(await answering(() => undefined, { tryMs: 500 })).toEqual(unavailable);
    expect(await answering((request) => request.socket.destroy())).toEqual(unavailable);
    const endless: RequestListener = (_request, response) => {
      const more = () => {
        while (response.write(Buffer.alloc(65_536, 'x')));
        response.once('drain', more);
      };
      more();
    };
    expect(await answering(endless)).toEqual({
      status: 'ERROR',
      error: 'unreadable',
    });
  });
});
