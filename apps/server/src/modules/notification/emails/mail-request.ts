import { z } from 'zod';
import { checkKinds, handOverReasons, informationKinds } from '@portal/contract/application/checks';
import { moves } from '@portal/contract/application/status';
import { privacyRequestKinds, privacyRequestOutcomes } from '@portal/contract/privacy/requests';
import { languages } from '@portal/contract/language';

const common = {
  to: z
    .string()
    .max(254)
    .regex(/^[^\s<>,;]+@[^\s<>,;]+$/u),
  language: z.enum(languages),
  /** After this time the mail is of no use and is not sent: its code has expired. */
  expiresAt: z.coerce.date<Date>().optional(),
};

/** A calendar day, YYYY-MM-DD. */
const day = z.iso.date();
const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/u);
const link = z.url({ protocol: /^https?$/u });
const code = z.string().regex(/^\d{6}$/u);
const name = z.string();

const mailRequests = [
  z.strictObject({
    template: z.literal('verification'),
    ...common,
    code,
    link,
    purpose: z.enum(['eligibility', 'login']),
  }),
  z.strictObject({ template: z.literal('accountExists'), ...common, code, link }),
  z.strictObject({ template: z.literal('noAccount'), ...common, eligibilityLink: link }),
  z.strictObject({ template: z.literal('multipleContactsStaff'), ...common, email: z.string() }),
  z.strictObject({
    template: z.literal('applicationReceived'),
    ...common,
    reference: z.string(),
    operatingName: name,
    nextContactDay: day,
    copyLink: link,
  }),
  z.strictObject({ template: z.literal('applicationSubmittedStaff'), ...common, reference: z.string() }),
  z.strictObject({
    template: z.literal('checkHandedOverStaff'),
    ...common,
    reference: z.string(),
    check: z.enum(checkKinds),
    reason: z.enum(handOverReasons),
  }),
  z.strictObject({ template: z.literal('informationProvidedStaff'), ...common, reference: z.string() }),
  z.strictObject({
    template: z.literal('informationRequired'),
    ...common,
    operatingName: z.nullable(name),
    missing: z.array(z.strictObject({ kind: z.enum(informationKinds), months: z.array(month) })),
    dueDay: z.nullable(day),
    provideLink: link,
  }),
  z.strictObject({
    template: z.literal('applicationWithdrawn'),
    ...common,
    reference: z.nullable(z.string()),
    operatingName: z.nullable(name),
  }),
  z.strictObject({
    template: z.literal('applicationClosed'),
    ...common,
    outcome: z.enum(moves.close.outcomes),
    reference: z.nullable(z.string()),
    operatingName: z.nullable(name),
  }),
  z.strictObject({
    template: z.literal('expiryNotice'),
    ...common,
    operatingName: z.nullable(name),
    expiresOn: day,
    resumeLink: link,
  }),
  z.strictObject({
    template: z.literal('applicationExpired'),
    ...common,
    operatingName: z.nullable(name),
    startLink: link,
  }),
  z.strictObject({
    template: z.literal('privacyRequestStaff'),
    ...common,
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
] as const;

/** A mail that the product asks for: what it says, to whom, in which language. */
export const mailRequest = z.discriminatedUnion('template', mailRequests);
export type MailRequest = z.output<typeof mailRequest>;

export type MailTemplate = MailRequest['template'];
export type MailOf<Template extends MailTemplate> = Extract<MailRequest, { template: Template }>;
