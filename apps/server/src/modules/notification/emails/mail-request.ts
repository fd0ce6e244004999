import * as z from 'zod/mini';
import { checkKinds, handOverReasons, informationKinds } from '@portal/contract/application/checks';
import { documentKinds } from '@portal/contract/application/documents';
import { moves } from '@portal/contract/application/status';
import { remainingSteps } from '@portal/contract/application/remaining-steps';
import { ineligibilityReasons } from '@portal/contract/eligibility';
import { calendarMonth } from '@portal/contract/fields/time/calendar-month';
import { privacyRequestKinds, privacyRequestOutcomes } from '@portal/contract/privacy/requests';
import { languages } from '@portal/contract/language';

const common = {
  to: z.string().check(z.maxLength(254), z.regex(/^[^\s<>,;]+@[^\s<>,;]+$/u)),
  language: z.enum(languages),
  /** After this time the mail is not sent, because its code has expired, or its link if it has no code. */
  expiresAt: z.optional(z.coerce.date<Date>()),
};

const day = z.iso.date();
const link = z.url({ protocol: /^https?$/u });
const code = z.string().check(z.regex(/^\d{6}$/u));
const name = z.string();
/** The application of a staff mail; mails queued by older versions have neither business nor link. */
const ofBusiness = {
  reference: z.nullable(z.string()),
  operatingName: z._default(z.nullable(name), null),
  consoleLink: z.optional(link),
};

/** The application of a customer mail; mails queued by older versions name no account manager. */
const ofApplication = {
  ...common,
  accountManager: z._default(z.nullable(name), null),
  /** Unused, but present in mails queued by the previous version. */
  accountManagerEmail: z.optional(z.string()),
};

/** Where the console shows the subject of a staff mail; absent in mails queued by older versions. */
const inConsole = { consoleLink: z.optional(link) };

const stop = z.strictObject({ page: link, oneClick: link });

const mailRequests = [
  z.strictObject({
    template: z.literal('verification'),
    ...common,
    code,
    link,
    purpose: z.enum(['eligibility', 'login']),
  }),
  z.strictObject({
    template: z.literal('verificationLink'),
    ...common,
    link,
    purpose: z.enum(['eligibility', 'login', 'accountExists']),
  }),
  z.strictObject({ template: z.literal('accountExists'), ...common, code, link }),
  z.strictObject({ template: z.literal('continueUpload'), ...common, uploadLink: link, logInLink: link }),
  z.strictObject({ template: z.literal('noAccount'), ...common, eligibilityLink: link }),
  z.strictObject({
    template: z.literal('multipleContactsStaff'),
    ...common,
    ...inConsole,
    email: z.string(),
  }),
  z.strictObject({
    template: z.literal('applicationReceived'),
    ...ofApplication,
    reference: z.string(),
    operatingName: name,
    nextContactDay: day,
    copyLink: link,
  }),
  z.strictObject({ template: z.literal('applicationSubmittedStaff'), ...common, ...ofBusiness }),
  z.strictObject({
    template: z.literal('applicationAssignedStaff'),
    ...common,
    ...ofBusiness,
    by: name,
    amount: z.nullable(z.number()),
  }),
  z.strictObject({
    template: z.literal('applicationsHandedOnStaff'),
    ...common,
    ...ofBusiness,
    reference: z._default(ofBusiness.reference, null),
    by: name,
    /** Null if many applications were assigned at once, not reassigned from one person. */
    from: z.nullable(name),
    count: z.number(),
  }),
  z.strictObject({
    template: z.literal('checkHandedOverStaff'),
    ...common,
    ...ofBusiness,
    check: z.enum(checkKinds),
    reason: z.enum(handOverReasons),
  }),
  z.strictObject({
    template: z.literal('approvalNeededStaff'),
    ...common,
    ...ofBusiness,
    by: name,
    /** Whole Canadian dollars. */
    amount: z.number(),
  }),
  z.strictObject({ template: z.literal('offerSentBackStaff'), ...common, ...ofBusiness, by: name }),
  z.strictObject({ template: z.literal('informationProvidedStaff'), ...common, ...ofBusiness }),
  z.strictObject({
    template: z.literal('leadCreatedStaff'),
    ...common,
    ...inConsole,
    leadId: z.uuid(),
    reasons: z.array(z.enum(ineligibilityReasons)).check(z.minLength(1)),
  }),
  z.strictObject({ template: z.literal('leadAssignedStaff'), ...common, ...inConsole, leadId: z.uuid(), by: name }),
  z.strictObject({
    template: z.literal('leadsReassignedStaff'),
    ...common,
    ...inConsole,
    by: name,
    from: name,
    count: z.number(),
  }),
  z.strictObject({
    template: z.literal('informationRequired'),
    ...ofApplication,
    operatingName: z.nullable(name),
    missing: z.array(
      z.strictObject({
        kind: z.enum(informationKinds),
        months: z.array(calendarMonth),
        document: z.optional(z.enum(documentKinds)),
      }),
    ),
    dueDay: z.nullable(day),
    provideLink: link,
  }),
  z.strictObject({
    template: z.literal('applicationWithdrawn'),
    ...ofApplication,
    reference: z.nullable(z.string()),
    operatingName: z.nullable(name),
  }),
  z.strictObject({
    template: z.literal('applicationClosed'),
    ...ofApplication,
    outcome: z.enum(moves.close.outcomes),
    reference: z.nullable(z.string()),
    operatingName: z.nullable(name),
  }),
  z.strictObject({
    template: z.literal('expiryNotice'),
    ...ofApplication,
    operatingName: z.nullable(name),
    expiresOn: day,
    resumeLink: link,
  }),
  z.strictObject({
    template: z.literal('applicationReminder'),
    ...ofApplication,
    applicationId: z.uuid(),
    operatingName: z.nullable(name),
    stepsLeft: z.array(z.enum(remainingSteps)).check(z.minLength(1)),
    statementMonths: z.number(),
    closesOn: day,
    isLast: z.boolean(),
    resumeLink: link,
    stop,
  }),
  z.strictObject({
    template: z.literal('businessQualifies'),
    ...common,
    leadId: z.uuid(),
    eligibilityLink: link,
    stop,
  }),
  z.strictObject({
    template: z.literal('applicationExpired'),
    ...ofApplication,
    operatingName: z.nullable(name),
    startLink: link,
  }),
  z.strictObject({
    template: z.literal('privacyRequestStaff'),
    ...common,
    ...inConsole,
    kind: z.enum(privacyRequestKinds),
    requestId: z.uuid(),
  }),
  z.strictObject({
    template: z.literal('privacyRequestAnswered'),
    ...common,
    kind: z.enum(privacyRequestKinds),
    outcome: z.enum(privacyRequestOutcomes),
    answer: z.string(),
  }),
  z.strictObject({
    template: z.literal('staffInvitation'),
    ...common,
    way: z.enum(['passkey', 'identityProvider']),
    link,
  }),
] as const;

export const mailRequest = z.discriminatedUnion('template', mailRequests);
export type MailRequest = z.output<typeof mailRequest>;

export type MailTemplate = MailRequest['template'];
export type MailOf<Template extends MailTemplate> = Extract<MailRequest, { template: Template }>;
