import type * as z from 'zod/mini';
import {
  accountFlow,
  advance,
  cashFlowMonth,
  cashFlowSignal,
  linkedAccount,
  obligation,
  payer,
  repayment,
  rowsBehind,
} from '../application/cash-flow.ts';
import { revenueRuling, ruledCashFlow } from '../application/revenue-rulings.ts';
import { dayRange, daysBetween, monthCovered } from '../application/statements/months-covered.ts';
import { monthsReason } from '../application/statements/months-reason.ts';
import {
  listedAccount,
  listedStatement,
  listedTransaction,
  rowCorrection,
} from '../application/statements/statement-corrections.ts';
import {
  businessAgeForm,
  businessFundingForm,
  businessStructureForm,
  personalInformationForm,
} from '../application/step-forms.ts';
import { bankAccount, bankConnection, pickedAccount } from '../bank/bank-connection.ts';
import { depositAnalysis, readDepositAnalysis } from '../bank/deposit-analysis.ts';
import { addressSuggestion, foundAddress } from '../entities/address.ts';
import { documentFile } from '../entities/documents.ts';
import {
  application,
  applicationListItem,
  bankData,
  business,
  businessInfo,
  checkProgress,
  customer,
  missingItem,
  monthsCovered,
  personalInfo,
  revenueState,
  savedStep,
  statementAccount,
  statementFile,
  statementHolder,
  statementReading,
} from '../entities/entities.ts';
import { pendingVerification, session } from '../entities/session.ts';
import { referredBusiness, referredPerson } from '../partner/referral-values.ts';
import { referral } from '../partner/referral.ts';
import { privacyOverview, staffRequest } from '../privacy/requests.ts';
import { fieldProblem, problem } from '../problem.ts';
import {
  staffCheck,
  staffAskedItem,
  staffConsent,
  staffDocument,
  staffEvent,
  staffMonthsCovered,
  staffReferral,
  staffStatement,
} from '../staff/application-details.ts';
import { accountManager, listedApplication } from '../staff/applications.ts';
import { creditInquiry } from '../staff/credit-report.ts';
import { mailPreview } from '../staff/decisions.ts';
import { webhookDelivery } from '../staff/deliveries.ts';
import { apiKey, partner } from '../staff/keys.ts';
import { lead, leadDetails, leadEvent } from '../staff/leads.ts';
import { lender } from '../staff/lenders.ts';
import { madePasskey, passkeyCreation, passkeyRequest, usedPasskey } from '../staff/passkeys.ts';
import { colleague, staffPerson, staffSession } from '../staff/people.ts';
import { questionTemplate } from '../staff/question-templates.ts';
import { bulkChange } from '../operations/staff/bulk-changes.ts';
import { reminder } from '../operations/staff/reminders.ts';
import { listedReferral } from '../staff/referrals.ts';
import { resultingApplication } from '../staff/resulting-application.ts';
import { statistics } from '../staff/statistics.ts';
import { workListRow } from '../staff/work-list.ts';

export const namedSchemas = {
  Problem: problem,
  FieldError: fieldProblem,
  Application: application,
  ApplicationListItem: applicationListItem,
  SavedStep: savedStep,
  BusinessInfo: businessInfo,
  PersonalInfo: personalInfo,
  BankData: bankData,
  BusinessStructure: businessStructureForm,
  BusinessFunding: businessFundingForm,
  BusinessAge: businessAgeForm,
  PersonalInformation: personalInformationForm,
  Business: business,
  Customer: customer,
  MissingItem: missingItem,
  CheckProgress: checkProgress,
  Statement: statementFile,
  Document: documentFile,
  StatementReading: statementReading,
  StatementAccount: statementAccount,
  StatementHolder: statementHolder,
  MonthsCovered: monthsCovered,
  MonthCovered: monthCovered,
  MonthsReason: monthsReason,
  DayRange: dayRange,
  DaysBetween: daysBetween,
  BankConnection: bankConnection,
  BankAccount: bankAccount,
  PickedAccount: pickedAccount,
  RevenueState: revenueState,
  PendingVerification: pendingVerification,
  Session: session,
  PrivacyOverview: privacyOverview,
  FoundAddress: foundAddress,
  AddressSuggestion: addressSuggestion,
  Referral: referral,
  ReferredBusiness: referredBusiness,
  ReferredPerson: referredPerson,
  ListedApplication: listedApplication,
  AccountManager: accountManager,
  StaffCheck: staffCheck,
  StaffAskedItem: staffAskedItem,
  StaffConsent: staffConsent,
  StaffEvent: staffEvent,
  StaffMonthsCovered: staffMonthsCovered,
  StaffReferral: staffReferral,
  StaffStatement: staffStatement,
  StaffDocument: staffDocument,
  StaffPrivacyRequest: staffRequest,
  WorkListRow: workListRow,
  CreditInquiry: creditInquiry,
  ListedStatement: listedStatement,
  ListedAccount: listedAccount,
  ListedTransaction: listedTransaction,
  RowCorrection: rowCorrection,
  RevenueRuling: revenueRuling,
  CashFlow: ruledCashFlow,
  AccountFlow: accountFlow,
  CashFlowMonth: cashFlowMonth,
  CashFlowSignal: cashFlowSignal,
  Payer: payer,
  Repayment: repayment,
  Obligation: obligation,
  Advance: advance,
  LinkedAccount: linkedAccount,
  RowsBehind: rowsBehind,
  DepositAnalysis: depositAnalysis,
  ReadDepositAnalysis: readDepositAnalysis,
  Lead: lead,
  LeadDetails: leadDetails,
  LeadEvent: leadEvent,
  WebhookDelivery: webhookDelivery,
  ListedReferral: listedReferral,
  ResultingApplication: resultingApplication,
  ApiKey: apiKey,
  Partner: partner,
  Person: staffPerson,
  Colleague: colleague,
  StaffSession: staffSession,
  MadePasskey: madePasskey,
  UsedPasskey: usedPasskey,
  PasskeyCreation: passkeyCreation,
  PasskeyRequest: passkeyRequest,
  QuestionTemplate: questionTemplate,
  Lender: lender,
  BulkChange: bulkChange,
  Reminder: reminder,
  Statistics: statistics,
  MailPreview: mailPreview,
} as const satisfies Record<string, z.ZodMiniType>;
