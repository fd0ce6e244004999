import {
  type OwnReferralForm,
  ownReferralForm,
  type ReferralForm,
  referralForm,
} from '@portal/contract/operations/referral';
import { useLocation } from 'wouter';
import { callOperation } from '../../../api/call-operation.ts';
import { isProblem } from '../../../api/problem.ts';
import { usePortalForm } from '../../../fields/form.tsx';
import { schemaResolver } from '../../../fields/schema-resolver.ts';
import { useText } from '../../../i18n/use-text.ts';
import { getSession, updateSession } from '../../../session/session-store.ts';

const unknownPerson = schemaResolver(referralForm);
const knownPerson = schemaResolver(ownReferralForm);
const boxes = { acceptedReferral: false, acceptedTerms: false };

/** A link that somebody else used or that ended meanwhile is looked at again. */
async function unlessGone(call: Promise<unknown>, onGone: () => void): Promise<boolean> {
  try {
    await call;
    return true;
  } catch (error) {
    if (!isProblem(error, 'errorLinkExpired') && !isProblem(error, 'errorNotFound')) throw error;
    onGone();
    return false;
  }
}

/** Agrees to a referral and asks for the mail that proves the address. */
export function useAcceptance(token: string, onGone: () => void) {
  const { language } = useText();
  const [, navigate] = useLocation();
  const form = usePortalForm(unknownPerson, { email: getSession().email ?? '', ...boxes });
  const submit = async (values: ReferralForm) => {
    const call = callOperation('Referral_RequestVerification', { body: { ...values, token, language } });
    if (!(await unlessGone(call, onGone))) return;
    updateSession({ email: values.email, eligibilityStatus: null });
    navigate('/otp-verification', { state: { editAt: '/partner-welcome' } });
  };
  return { form, submit };
}

/** Agrees to a referral as somebody whose address is proved. */
export function useOwnAcceptance(token: string, onGone: () => void) {
  const { language } = useText();
  const [, navigate] = useLocation();
  const form = usePortalForm(knownPerson, boxes);
  const submit = async (values: OwnReferralForm) => {
    const call = callOperation('Referral_AcceptReferral', { body: { ...values, token, language } });
    if (await unlessGone(call, onGone)) navigate('/loading-application');
  };
  return { form, submit };
}
