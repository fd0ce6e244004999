import { isProblem, messageKeyOf } from '@portal/contract/client/problem';
import type { FoundContact, MergePreview } from '@portal/contract/staff/contacts';
import { formatNumber } from '@portal/locales/format/number';
import { useText, type Translation } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { Dialog } from '@portal/design/ui/dialogs/dialog.tsx';
import { InlineAlert } from '@portal/design/ui/messages/inline-alert.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type Fact, Facts } from '@portal/design/ui/content/facts.tsx';
import { callOperation } from '../../api/call-operation.ts';
import { operationQuery, queryClient } from '../../api/queries.ts';
import { Unread } from '../../frame/states/unread.tsx';
import { useErrorTitle } from '../../frame/dialogs/use-error-title.ts';
import { contactName } from './contact-card.tsx';
import styles from './merge-dialog.module.css';

export interface MergeDialogProps {
  keep: FoundContact;
  merge: FoundContact;
  onClose: () => void;
  onDone: () => void;
}

function useMerge({ keep, merge, onDone }: MergeDialogProps) {
  const ids = { keepCustomerId: keep.customerId, mergeCustomerId: merge.customerId };
  // Never cached, because the person must confirm the current preview.
  const preview = useQuery({ ...operationQuery('Staff_PreviewMerge', { params: ids }), staleTime: 0, gcTime: 0 });
  const save = useMutation({
    mutationFn: async (fingerprint: string) => {
      try {
        await callOperation('Staff_MergeContacts', { body: { ...ids, fingerprint } });
      } catch (error) {
        await preview.refetch();
        throw error;
      }
    },
    onSuccess: async () => {
      onDone();
      await queryClient.invalidateQueries();
    },
  });
  return { preview, save };
}

export function MergeDialog(props: MergeDialogProps) {
  const { keep, merge, onClose } = props;
  const { t, message } = useText();
  const { preview, save } = useMerge(props);
  const hasMoved = isProblem(save.error, 'errorVersionConflict');
  useErrorTitle(save.error !== null);
  const isRefused = (preview.data?.openForBoth.length ?? 0) > 0;
  return (
    <Dialog
      open
      title={t('console.customers.merge.title')}
      onClose={onClose}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('console.cancel')}
          </Button>
          <Button
            pending={save.isPending}
            disabled={!preview.data || isRefused}
            onClick={() => preview.data && save.mutate(preview.data.fingerprint)}
          >
            {t('console.customers.merge.do')}
          </Button>
        </>
      }
    >
      <Who keep={keep} merge={merge} />
      <Unread read={preview} shape={<p>{t('common.loading')}</p>} />
      {preview.data && <PreviewedMerge preview={preview.data} />}
      <div role="alert">
        {save.error && (
          <p className={styles.error}>
            {hasMoved ? t('console.customers.merge.moved') : message(messageKeyOf(save.error))}
          </p>
        )}
      </div>
    </Dialog>
  );
}

function Who({ keep, merge }: Pick<MergeDialogProps, 'keep' | 'merge'>) {
  const { t } = useText();
  return (
    <dl className={styles.who}>
      <div>
        <dt>{t('console.customers.merge.stays')}</dt>
        <dd>{contactName(keep)}</dd>
      </div>
      <div>
        <dt>{t('console.customers.merge.goes')}</dt>
        <dd>{contactName(merge)}</dd>
      </div>
      <div>
        <dt>{t('console.customers.merge.contactId')}</dt>
        <dd>{keep.contactId ?? merge.contactId ?? t('console.customers.notImported')}</dd>
      </div>
    </dl>
  );
}

function PreviewedMerge({ preview }: { preview: MergePreview }) {
  const words = useText();
  const { t } = words;
  if (preview.openForBoth.length > 0) {
    return (
      <InlineAlert tone="bad" title={t('console.customers.merge.refused')}>
        {t('console.customers.merge.refusedText', { businesses: preview.openForBoth.join(', ') })}
      </InlineAlert>
    );
  }
  const ends = endsOf(preview, words);
  return (
    <>
      <h3>{t('console.customers.merge.moves')}</h3>
      <div className={styles.facts}>
        <Facts facts={movesOf(preview, words)} />
      </div>
      {ends.length > 0 && (
        <ul className={styles.ends}>
          {ends.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <p>{t('console.customers.merge.final')}</p>
    </>
  );
}

function movesOf(preview: MergePreview, { t, language }: Translation): Fact[] {
  const { applications, files, consents, businesses, referrals, recordings, requests } = preview;
  const number = (count: number) => formatNumber(count, language);
  const some = (count: number) => (count === 0 ? null : number(count));
  const references = applications.map(({ reference, operatingName }) => reference ?? operatingName).filter(Boolean);
  const named = references.length > 0 ? `${number(applications.length)} (${references.join(', ')})` : undefined;
  return [
    [t('console.customers.applications'), named ?? number(applications.length)],
    [t('console.customers.merge.files'), number(files)],
    [t('console.customers.merge.consents'), number(consents)],
    [t('console.customers.businesses'), businesses.join(', ')],
    [t('console.customers.merge.referrals'), some(referrals)],
    [t('console.customers.merge.recordings'), some(recordings)],
    [t('console.customers.merge.requests'), some(requests)],
  ];
}

function endsOf({ united, droppedRequests, sessions }: MergePreview, { t }: Translation): string[] {
  return [
    ...(united.length > 0 ? [t('console.customers.merge.united', { businesses: united.join(', ') })] : []),
    ...(droppedRequests > 0 ? [t('console.customers.merge.dropped', { count: droppedRequests })] : []),
    ...(sessions > 0 ? [t('console.customers.merge.sessions', { count: sessions })] : []),
  ];
}
