import type { InBothLanguages } from './stories.ts';

export const descriptions = {
  cardSales: { en: 'CARD TERMINAL DEPOSIT 4471', fr: 'DÉPÔT TERMINAL CARTES 4471' },
  eTransferIn: { en: 'INTERAC E-TRANSFER RECEIVED', fr: 'VIREMENT INTERAC REÇU' },
  chequeDeposit: { en: 'CHEQUE DEPOSIT BRANCH', fr: 'DÉPÔT CHÈQUE SUCCURSALE' },
  invoicePaid: { en: 'EFT CREDIT CLIENT INVOICE', fr: 'CRÉDIT TEF CLIENT FACTURE' },
  cashDeposit: { en: 'CASH DEPOSIT ABM', fr: 'DÉPÔT COMPTANT GAB' },
  payIn: { en: 'PAYROLL DEPOSIT EMPLOYER', fr: 'DÉPÔT PAIE EMPLOYEUR' },
  transferIn: { en: 'TRANSFER FROM OWN ACCOUNT', fr: 'VIREMENT DE VOTRE COMPTE' },
  loanIn: { en: 'LOAN ADVANCE LINE OF CREDIT', fr: 'AVANCE PRÊT MARGE DE CRÉDIT' },
  supplierRefund: { en: 'REFUND SUPPLIER CREDIT NOTE', fr: 'REMBOURSEMENT FOURNISSEUR' },
  taxRefund: { en: 'GST/HST REFUND CANADA', fr: 'REMBOURSEMENT TPS CANADA' },
  interest: { en: 'INTEREST PAID', fr: 'INTÉRÊTS VERSÉS' },
  rent: { en: 'RENT PRE-AUTHORIZED DEBIT', fr: 'LOYER PRÉLÈVEMENT AUTORISÉ' },
  payroll: { en: 'PAYROLL DIRECT DEPOSITS', fr: 'PAIE DÉPÔTS DIRECTS' },
  supplies: { en: 'SUPPLIER PAYMENT EFT', fr: 'PAIEMENT FOURNISSEUR TEF' },
  insurance: { en: 'INSURANCE PREMIUM', fr: 'PRIME ASSURANCE' },
  utilities: { en: 'HYDRO BILL PAYMENT', fr: 'PAIEMENT FACTURE ÉLECTRICITÉ' },
  taxes: { en: 'GST/HST REMITTANCE', fr: 'VERSEMENT TPS/TVQ' },
  fee: { en: 'MONTHLY ACCOUNT FEE', fr: 'FRAIS MENSUELS COMPTE' },
  ownerDraw: { en: 'TRANSFER TO OWNER', fr: 'VIREMENT AU PROPRIÉTAIRE' },
  loanPayment: { en: 'LINE OF CREDIT PAYMENT', fr: 'PAIEMENT MARGE DE CRÉDIT' },
  transferOut: { en: 'TRANSFER TO OWN ACCOUNT', fr: 'VIREMENT À VOTRE COMPTE' },
  groceries: { en: 'GROCERY PURCHASE', fr: 'ACHAT ÉPICERIE' },
  purchase: { en: 'CARD PURCHASE', fr: 'ACHAT PAR CARTE' },
  cardPayment: { en: 'PAYMENT RECEIVED THANK YOU', fr: 'PAIEMENT REÇU MERCI' },
} as const satisfies Record<string, InBothLanguages>;
export type DescriptionKey = keyof typeof descriptions;
