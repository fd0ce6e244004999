import type { StaffAskedItem } from '@portal/contract/staff/application-details';
import { consoleAddress, consolePaths } from '@portal/contract/staff/console-paths';
import type { Translation } from '@portal/design/i18n/use-text.ts';
import FileText from 'lucide-react/icons/file-text';
import { navigate } from '../../../frame/navigation.tsx';
import type { Details } from '../details.ts';
import type { Need, NeedsReader } from './needs.tsx';

/** Longer answers are cut here; the panel below the revenue has them in full. */
const ANSWER_LETTERS = 140;

/** Documents and answers that arrived after the last thing that staff did. Assigning is not reading. */
export const arrivedItems: NeedsReader = ({ details }, words) => {
  const lastAction = details.events
    .filter(({ by, kind }) => by.actor === 'staff' && kind !== 'assigned')
    .reduce((latest, { at }) => (at > latest ? at : latest), '');
  return details.requests
    .filter(({ state, settledAt }) => state === 'provided' && settledAt !== null && settledAt > lastAction)
    .flatMap((item) => needOf(item, details, words) ?? []);
};

function needOf(item: StaffAskedItem, { application, documents }: Details, { t }: Translation): Need | undefined {
  const need = { icon: <FileText size={18} aria-hidden="true" />, isInformation: true };
  if (item.kind === 'question')
    return { ...need, title: t('console.needs.toReview', { what: t('console.needs.answer') }), detail: shorten(item) };
  const files = documents.filter(({ itemId }) => itemId === item.itemId);
  const [first] = files;
  if (!first) return undefined;
  const place = { applicationId: application.applicationId, documentId: first.documentId };
  return {
    ...need,
    title: t('console.needs.toReview', { what: t(`common.documents.kinds.${first.document}`) }),
    detail: files.map(({ fileName }) => fileName).join(', '),
    action: {
      label: t('console.needs.open'),
      isReading: true,
      run: () => navigate(consoleAddress(consolePaths.document, place)),
    },
  };
}

function shorten({ answer }: StaffAskedItem): string {
  const text = answer ?? '';
  return text.length > ANSWER_LETTERS ? `${text.slice(0, ANSWER_LETTERS).trimEnd()}…` : text;
}
