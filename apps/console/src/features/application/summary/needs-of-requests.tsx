import type { StaffAskedItem } from '@portal/contract/staff/application-details';
import { consoleAddress, consolePaths } from '@portal/contract/staff/console-paths';
import { FACT_SEPARATOR } from '@portal/locales/format';
import type { Translation } from '@portal/design/i18n/use-text.ts';
import FileText from 'lucide-react/icons/file-text';
import { navigate } from '../../../frame/navigation.tsx';
import type { Details } from '../details.ts';
import type { Need, NeedsReader } from './needs.tsx';

/** Longer answers are cut here; the panel below the revenue has them in full. */
const ANSWER_LETTERS = 140;

/**
 * One item for all documents and answers that arrived after the last thing that staff did. Assigning is not reading.
 */
export const arrivedItems: NeedsReader = ({ details }, words) => {
  const { t } = words;
  const { application, events, requests } = details;
  const lastAction = events
    .filter(({ by, kind }) => by.actor === 'staff' && kind !== 'assigned')
    .reduce((latest, { at }) => (at > latest ? at : latest), '');
  const arrived = requests.filter(
    ({ state, settledAt }) => state === 'provided' && settledAt !== null && settledAt > lastAction,
  );
  const documents = arrived.flatMap((item) => documentsOf(item, details));
  const answers = arrived.filter(({ kind }) => kind === 'question');
  if (documents.length + answers.length === 0) return [];
  const names = new Set(documents.map(({ document }) => t(`common.documents.kinds.${document}`)));
  if (answers.length > 0) names.add(t('console.needs.answer'));
  const files = documents.map(({ fileName }) => fileName).join(', ');
  return [
    {
      icon: <FileText size={18} aria-hidden="true" />,
      isInformation: true,
      title: t('console.needs.toReview', { what: [...names].join(', ') }),
      detail: [files, ...answers.map(shorten)].filter(Boolean).join(FACT_SEPARATOR),
      ...openFirst(documents, application, words),
    },
  ];
};

function documentsOf({ kind, itemId }: StaffAskedItem, { documents }: Details) {
  return kind === 'question' ? [] : documents.filter((document) => document.itemId === itemId);
}

function openFirst(
  [first]: Details['documents'],
  { applicationId }: Details['application'],
  { t }: Translation,
): Pick<Need, 'action'> {
  if (!first) return {};
  const run = () => navigate(consoleAddress(consolePaths.document, { applicationId, documentId: first.documentId }));
  return { action: { label: t('console.needs.open'), isReading: true, run } };
}

function shorten({ answer }: StaffAskedItem): string {
  const text = answer ?? '';
  return text.length > ANSWER_LETTERS ? `${text.slice(0, ANSWER_LETTERS).trimEnd()}…` : text;
}
