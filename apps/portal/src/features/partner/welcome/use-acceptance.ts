import { paths } from '@portal/contract/routes';
import {
  type OwnReferralForm,
  ownReferralForm,
  type ReferralForm,
  referralForm,
} from '@portal/contract/operations/referral';
import { navigate } from '../../../frame/routing/navigation.tsx';
import { callOperation } from '../../../api/call-operation.ts';
import { isProblem } from '@portal/contract/client/problem';
import { schemaResolver } from '../../../frame/form/schema-resolver.ts';
import { useTypedForm } from '../../../frame/form/use-typed-form.ts';
import { useUnsavedForm } from '../../../frame/form/use-unsaved-form.ts';
import { useText } from '@portal/design/i18n/use-text.ts';
import { getSession, updateSession } from '../../../session/session-store.ts';

const unknownPerson = schemaResolver(referralForm);
const knownPerson = schemaResolver(ownReferralForm);
/** A consent given on one partner's link does not count on another's. The name must not reveal the token. */
const formName = (token: string) => `referral ${token.slice(0, 8)}`;
const boxes = { acceptedReferral: false, acceptedTerms: false };

/** Reloads a link that expired or was used by someone else meanwhile. */
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

export function useAcceptance(token: string, onGone: () => void) {
  const { language } = useText();
  const { form, store } = useTypedForm(formName(token), unknownPerson, { email: getSession().email ?? '', ...boxes });
  const submit = async (values: ReferralForm) => {
    const call = callOperation('Referral_RequestVerification', { body: { ...values, token, language } });
    if (!(await unlessGone(call, onGone))) return;
    updateSession({ email: values.email, eligibilityStatus: null });
    navigate(paths.checkInbox, { state: { editAt: paths.partnerWelcome } });
  };
  return { form, store, submit };
}

export function useOwnAcceptance(token: string, onGone: () => void) {
  const { language } = useText();
  const { form, store, clear } = useUnsavedForm(formName(token), knownPerson, boxes);
  const submit = async (values: OwnReferralForm) => {
    const call = callOperation('Referral_AcceptReferral', { body: { ...values, token, language } });
    if (!(await unlessGone(call, onGone))) return;
    clear();
    navigate(paths.loadingApplication);
  };
  return { form, store, submit };
}
