import type { Day } from '@portal/contract/calendar';
import type { Language } from '@portal/contract/language';
import type { BureauError, CreditReason } from '@portal/contract/staff/credit-report';

export interface InquirySubject {
  firstName: string;
  lastName: string;
  dateOfBirth: Day;
  street: string;
  city: string;
  stateCode: string;
  postalCode: string;
  /** Nine digits; only if given for this inquiry. */
  sin?: string;
}

export interface CreditInquiry {
  /** Our own id. A repeated call with the same reference is the same inquiry, not a second one. */
  reference: string;
  language: Language;
  subject: InquirySubject;
}

/** `reasons` are the bureau's own, for the account manager. */
export type CreditReport =
  | { status: 'FOUND'; score: number; reasons: readonly CreditReason[]; bureauRef: string }
  | { status: 'NOT_FOUND' | 'NO_SCORE' | 'AMBIGUOUS'; reasons: readonly CreditReason[]; bureauRef: string }
  | { status: 'ERROR'; error: BureauError };

/** A credit bureau. Only soft inquiries, which other lenders cannot see. */
export interface CreditBureau {
  /** Never throws for errors of the bureau. The caller must check the consent first. */
  inquire(inquiry: CreditInquiry): Promise<CreditReport>;
}
