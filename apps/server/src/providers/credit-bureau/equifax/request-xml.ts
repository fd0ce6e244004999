import XMLBuilder from 'fast-xml-builder';
import type { Language } from '@portal/contract/language';
import type { CreditInquiry } from '../credit-bureau.ts';

const NAMESPACE = 'http://www.equifax.ca/XMLSchemas/CustToEfx';
const SOFT_INQUIRY = 'SOFT';

const languageIndicators = { en: 'E', fr: 'F' } as const satisfies Record<Language, string>;

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', processEntities: true });

export interface BureauCustomer {
  customerNumber: string;
  securityCode: string;
}

export function requestXml(
  { customerNumber, securityCode }: BureauCustomer,
  { reference, language, subject }: CreditInquiry,
): string {
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    CNCustTransmitToEfx: {
      '@xmlns': NAMESPACE,
      CNCustomerInfo: { CustomerInfo: { CustomerNumber: customerNumber, SecurityCode: securityCode } },
      CNRequests: {
        CNConsumerRequests: {
          CNConsumerRequest: {
            Subjects: {
              Subject: {
                '@subjectType': 'SUBJ',
                SubjectName: { LastName: subject.lastName, FirstName: subject.firstName },
                DateOfBirth: subject.dateOfBirth,
                ...(subject.sin === undefined ? {} : { SocialInsuranceNumber: subject.sin }),
                Addresses: {
                  Address: {
                    '@addressType': 'CURR',
                    StreetAddress: subject.street,
                    City: subject.city,
                    Province: { '@code': subject.stateCode },
                    PostalCode: subject.postalCode.replace(' ', ''),
                  },
                },
              },
            },
            CustomerReferenceNumber: reference,
            LanguageIndicator: languageIndicators[language],
            InquiryType: SOFT_INQUIRY,
          },
        },
      },
    },
  });
}
