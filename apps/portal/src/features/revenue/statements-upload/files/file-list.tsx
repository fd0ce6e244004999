import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { InlineAlert } from '@portal/design/ui/messages/inline-alert.tsx';
import { Skeleton } from '@portal/design/ui/progress/skeleton.tsx';
import { monthSpan } from '@portal/locales/format/month-range';
import { type ReactNode, useId } from 'react';
import { HolderQuestion } from './holder-question.tsx';
import type { FileGroup } from './place-files.ts';
import { StatementRow } from './statement-row.tsx';
import styles from '../statements-upload.module.css';
import { countListed } from './upload-queue.ts';
import { UploadRow } from './upload-row.tsx';
import { useFileGroups } from './use-file-groups.ts';
import type { Files } from './use-files.ts';

const ARRIVING = { kind: 'arriving', months: [], statementIds: [] } as const satisfies FileGroup;

export function FileList({ files }: { files: Files }) {
  const { t } = useText();
  const { list, uploads } = files;
  const statements = new Map(list.data?.statements.map((statement) => [statement.statementId, statement]));
  const { element, groups } = useFileGroups(list.data?.statements, countListed(uploads) > 0);
  const isAnyArriving = groups.some(({ kind }) => kind === 'arriving');
  const shown = uploads.length > 0 && !isAnyArriving ? [...groups, ARRIVING] : groups;
  return (
    <>
      {list.isPending && <Skeleton height={76} />}
      {list.isError && !list.data && (
        <InlineAlert
          tone="bad"
          announce="alert"
          title={t('revenue.upload.loadFailed')}
          action={
            <Button size="small" variant="secondary" pending={list.isFetching} onClick={() => void list.refetch()}>
              {t('revenue.upload.retry')}
            </Button>
          }
        />
      )}
      {shown.length > 0 && (
        <section ref={element} className={styles.groups} aria-label={t('revenue.upload.listLabel')}>
          <HolderQuestions files={files} groups={groups} />
          {shown.map((group) => (
            <Group key={[group.kind, ...group.months].join(' ')} group={group}>
              {group.statementIds
                .flatMap((id) => statements.get(id) ?? [])
                .map((statement) => (
                  <StatementRow
                    key={statement.statementId}
                    statement={statement}
                    months={list.data?.covered.months ?? []}
                    onRemove={() => files.remove(statement)}
                  />
                ))}
              {group.kind === 'arriving' &&
                uploads.map((upload) => (
                  <UploadRow
                    key={upload.id}
                    upload={upload}
                    onCancel={() => files.cancel(upload.id)}
                    onRetry={() => files.retry(upload.id)}
                  />
                ))}
            </Group>
          ))}
        </section>
      )}
    </>
  );
}

/** A question moves the list down, so it waits until the files may move. */
function HolderQuestions({ files, groups }: { files: Files; groups: readonly FileGroup[] }) {
  const placed = groups.flatMap(({ kind, statementIds }) => (kind === 'arriving' ? [] : statementIds));
  return (files.list.data?.holders ?? [])
    .filter(({ answer, statementIds }) => answer !== null || statementIds.some((id) => placed.includes(id)))
    .map((holder) => <HolderQuestion key={holder.statementIds[0]} holder={holder} files={files} />);
}

function Group({ group: { kind, months }, children }: { group: FileGroup; children: ReactNode }) {
  const texts = useText();
  const id = useId();
  const titles = {
    unknown: () => texts.t('revenue.upload.groups.unknown'),
    months: () => monthSpan(months, texts),
    arriving: () => texts.t('revenue.upload.groups.arriving'),
  } as const satisfies Record<FileGroup['kind'], () => string>;
  return (
    <div className={styles.group} data-kind={kind}>
      <h2 id={id}>{titles[kind]()}</h2>
      <ul className={styles.files} aria-labelledby={id}>
        {children}
      </ul>
    </div>
  );
}
