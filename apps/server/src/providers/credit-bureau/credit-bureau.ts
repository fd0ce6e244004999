import type { Language } from '@portal/contract/language';
import type { BureauError, CreditReason } from '@portal/contract/staff/credit-report';

/** The subject of an inquiry. */
export interface InquirySubject {
  firstName: string;
  lastName: string;
  /** YYYY-MM-DD */
  dateOfBirth: string;
  street: string;
  city: string;
  stateCode: string;
  /** `A1A 1A1` */
  postalCode: string;
  /** Nine digits; only if given for this inquiry. */
  sin?: string;
}

export interface CreditInquiry {
  /** Our own id. Asking again with the same reference is the same inquiry, not a second one. */
  reference: string;
  language: Language;
  subject: InquirySubject;
}

/** What the bureau says. `reasons` are its own, for the account manager. */
export type CreditReport =
  | { status: 'FOUND'; score: number; reasons: readonly CreditReason[]; bureauRef: string }
  | { status: 'NOT_FOUND' | 'NO_SCORE' | 'AMBIGUOUS'; reasons: readonly CreditReason[]; bureauRef: string }
  | { status: 'ERROR'; error: BureauError };

/** A credit bureau. Only soft inquiries: they leave no trace that other lenders see. */
export interface CreditBureau {
  /** Never throws for an error of the bureau. The caller has checked the consent. */
  inquire(inquiry: CreditInquiry): Promise<CreditReport>;
}
