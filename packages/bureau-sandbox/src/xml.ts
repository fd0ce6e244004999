import XMLBuilder from 'fast-xml-builder';
import { XMLParser } from 'fast-xml-parser';
import { type Finding, scoreOf } from './people.ts';

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false });
const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@' });

export interface Inquiry {
  customerNumber: string;
  securityCode: string;
  reference: string;
  inquiryType: string;
  lastName: string;
  firstName: string;
  dateOfBirth: string;
  hasSin: boolean;
}

interface Node {
  readonly [name: string]: unknown;
}

function child(node: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (at, name) => (typeof at === 'object' && at !== null ? (at as Node)[name] : undefined),
    node,
  );
}

function text(node: unknown, ...path: string[]): string {
  const found = child(node, ...path);
  return typeof found === 'string' ? found : '';
}

export function readInquiry(body: string): Inquiry | undefined {
  const transmit = child(parser.parse(body), 'CNCustTransmitToEfx');
  const request = child(transmit, 'CNRequests', 'CNConsumerRequests', 'CNConsumerRequest');
  const subject = child(request, 'Subjects', 'Subject');
  if (typeof subject !== 'object' || subject === null) return undefined;
  return {
    customerNumber: text(transmit, 'CNCustomerInfo', 'CustomerInfo', 'CustomerNumber'),
    securityCode: text(transmit, 'CNCustomerInfo', 'CustomerInfo', 'SecurityCode'),
    reference: text(request, 'CustomerReferenceNumber'),
    inquiryType: text(request, 'InquiryType'),
    lastName: text(subject, 'SubjectName', 'LastName'),
    firstName: text(subject, 'SubjectName', 'FirstName'),
    dateOfBirth: text(subject, 'DateOfBirth'),
    hasSin: text(subject, 'SocialInsuranceNumber') !== '',
  };
}

const hits = {
  found: { '@code': '1', '@description': 'Hit' },
  noScore: { '@code': '1', '@description': 'Hit' },
  noFile: { '@code': '2', '@description': 'No-Hit' },
  contactBureau: { '@code': '6', '@description': 'Contact Equifax' },
} as const satisfies Partial<Record<Finding, unknown>>;

function scoresOf(finding: keyof typeof hits, lastName: string): Node {
  if (finding === 'found') {
    const reasons = [{ '@code': '36', '@description': 'Time since oldest account is too short' }];
    return { CNScores: { CNScore: { Result: { Value: String(scoreOf(lastName)) }, Reasons: { Reason: reasons } } } };
  }
  if (finding !== 'noScore') return {};
  return { CNScores: { CNScore: { RejectCodes: { RejectCode: { '@code': 'B0', '@description': 'File too new' } } } } };
}

/** Report on a person; repeats name and birth date, never the Social Insurance Number. */
export function reportXml(finding: keyof typeof hits, inquiry: Inquiry, uniqueNumber: string): string {
  return transmit({
    CNConsumerCreditReports: {
      CNConsumerCreditReport: {
        CNHeader: {
          Request: {
            CustomerNumber: inquiry.customerNumber,
            CustomerReferenceNumber: inquiry.reference,
            LanguageIndicator: 'E',
            InquiryType: inquiry.inquiryType,
          },
          CreditFile: { UniqueNumber: uniqueNumber, HitCode: hits[finding] },
          Subject: {
            SubjectName: { LastName: inquiry.lastName, FirstName: inquiry.firstName },
            SubjectId: { DateOfBirth: inquiry.dateOfBirth },
          },
        },
        ...scoresOf(finding, inquiry.lastName),
      },
    },
  });
}

export function errorXml(code: string, description: string): string {
  return transmit({ CNErrorReport: { Errors: { Error: { ErrorCode: code, Description: description } } } });
}

function transmit(report: Node): string {
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    EfxTransmit: { '@xmlns': 'http://www.equifax.ca/XMLSchemas/EfxToCust', EfxReport: report },
  });
}
