import { isOpen } from '@portal/contract/application/status';
import { isProblem } from '@portal/contract/client/problem';
import { type Decision, type DecisionOutcome, isReasonOf, type Offer } from '@portal/contract/staff/decisions';
import type { TextKey } from '@portal/locales';
import { useMutation, useQuery } from '@tanstack/react-query';
import { callOperation } from '../../../api/call-operation.ts';
import { operationQuery } from '../../../api/queries.ts';
import { usePerson } from '../../../api/session.ts';
import { refreshThen } from '../../../api/refresh.ts';
import { useDraft } from '../../../storage/drafts.ts';
import type { Decided } from '../../../parts/application/decide-form.tsx';
import { type Details, dialogDraft } from '../details.ts';
import { sortProblems } from '../../../frame/dialogs/field-problems.ts';
import { type OfferText, readOffer } from './offer-text.ts';
import { useMeanwhile } from '../use-meanwhile.ts';

function whatBlocks(
  { outcome, reason }: Decided,
  { status }: Details['application'],
  { waiting, offer }: { waiting: Decision | undefined; offer: Offer | undefined },
): TextKey | undefined {
  if (waiting) return 'console.decide.blocked.waiting';
  if (!isOpen(status)) return 'console.decide.blocked.closed';
  if (outcome === undefined) return 'console.decide.nothing';
  if (outcome === 'funded') return offer ? undefined : 'console.decide.blocked.offer';
  return isReasonOf(outcome, reason) ? undefined : 'console.decide.blocked.reason';
}

function useMailPreview(applicationId: string, outcome: DecisionOutcome | undefined) {
  return useQuery({
    ...operationQuery('Staff_PreviewDecisionMail', { params: { applicationId, outcome: outcome ?? 'funded' } }),
    enabled: outcome !== undefined,
  });
}

const NEEDS_WORDS = 'console.decide.blocked.words';

function newOffer({ application }: Details): OfferText {
  const { requestAmount } = application;
  return {
    amount: String(requestAmount ?? ''),
    costKind: 'factor',
    cost: '',
    termMonths: '',
    rhythm: '',
    conditions: '',
  };
}

interface DecidingParts {
  left: readonly unknown[];
  waiting: Decision | undefined;
  onDone: () => void;
}

/**
 * State of the decision form, for the application version on screen. After a conflict, the changes are shown before the
 * form can be sent again, and entries stay.
 */
export function useDeciding(details: Details, { left, waiting, onDone }: DecidingParts) {
  const { application } = details;
  const { applicationId, version } = application;
  const nothing: Decided = { outcome: undefined, reason: null, words: '' };
  const [decided, setDecided] = useDraft(`${dialogDraft(applicationId)} decide`, nothing);
  const [offerText, setOffer] = useDraft(`${dialogDraft(applicationId)} offer`, newOffer(details));
  const { offer, wrong } = readOffer(offerText);
  const { fundingLimit } = usePerson();
  const { outcome, reason } = decided;
  const words = decided.words.trim();
  const save = useMutation({
    mutationFn: async (chosen: DecisionOutcome) => {
      const offered = chosen === 'funded' ? offer : undefined;
      const body = { version, outcome: chosen, reason, offer: offered, words: words === '' ? null : words };
      await callOperation('Staff_DecideApplication', { params: { applicationId }, body });
    },
    ...refreshThen(onDone),
  });
  const isRefused = isProblem(save.error, 'errorVersionConflict');
  const { ofFields, rest } = sortProblems(isRefused ? null : save.error, ['words']);
  return {
    decided,
    limit: offer && fundingLimit !== null && offer.amount > fundingLimit ? fundingLimit : undefined,
    offer: {
      text: offerText,
      read: offer,
      wrong,
      change: (part: Partial<OfferText>) => setOffer({ ...offerText, ...part }),
    },
    change: (part: Partial<Decided>) => setDecided({ ...decided, ...part }),
    preview: useMailPreview(applicationId, outcome),
    left,
    blocked:
      whatBlocks(decided, application, { waiting, offer }) ??
      (left.length > 0 && words === '' ? NEEDS_WORDS : undefined),
    wordsProblem: ofFields.words,
    save: { isPending: save.isPending, error: rest, run: save.mutate },
    meanwhile: useMeanwhile(details, waiting, save),
  };
}
