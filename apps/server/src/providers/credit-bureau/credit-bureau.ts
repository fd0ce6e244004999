import type { Language } from '@portal/contract/language';

/** Whom the bureau is asked about. */
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
  /** Nine digits; only where the person gave it for this inquiry. */
  sin?: string;
}

export interface CreditInquiry {
  /** Ours. Asking again under the same reference is the same inquiry, not a second one. */
  reference: string;
  language: Language;
  subject: InquirySubject;
}

/** Why a bureau gave no report. `unavailable` is worth another try; the others are not. */
export type BureauFault = 'unavailable' | 'refused' | 'unreadable';

/** What the bureau says. `reasonCodes` are its own, for the account manager. */
export type CreditReport =
  | { status: 'FOUND'; score: number; reasonCodes: readonly string[]; bureauRef: string }
  | { status: 'NOT_FOUND' | 'NO_SCORE' | 'AMBIGUOUS'; reasonCodes: readonly string[]; bureauRef: string }
  | { status: 'ERROR'; fault: BureauFault };

/** A credit bureau. Only soft inquiries: they leave no trace that other lenders see. */
export interface CreditBureau {
  /** Never throws for a fault of the bureau. The caller has seen to the person's consent. */
  inquire(inquiry: CreditInquiry): Promise<CreditReport>;
}
