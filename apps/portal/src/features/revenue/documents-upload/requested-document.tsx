import { MEGABYTE, STATEMENT_FILE_MAXIMUM_MEGABYTES } from '@portal/contract/constants';
import { RichText } from '@portal/design/i18n/rich-text.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { DropZone } from '@portal/design/ui/inputs/drop-zone.tsx';
import { formatFileSize } from '@portal/locales/format';
import { useId } from 'react';
import { DocumentFiles } from './document-files.tsx';
import styles from './documents-upload.module.css';
import { UnavailableDocument } from './unavailable-document.tsx';
import { dropZoneOf, useDocumentFiles } from './use-document-files.ts';
import type { DocumentRequests, RequestedDocument as Requested } from './use-document-requests.ts';

const ACCEPTED = 'application/pdf,.pdf,image/jpeg,image/png';

interface RequestedDocumentProps {
  applicationId: string;
  requested: Requested;
  requests: DocumentRequests;
}

export function RequestedDocument({ applicationId, requested, requests }: RequestedDocumentProps) {
  const { t, language } = useText();
  const titleId = useId();
  const { item, files } = requested;
  const { itemId, document = 'other', message } = item;
  const shown = useDocumentFiles(applicationId, itemId, requests);
  return (
    <section className={styles.document} aria-labelledby={titleId}>
      <h2 id={titleId}>{t(`common.documents.kinds.${document}`)}</h2>
      {document !== 'other' && <p>{t('revenue.documents.why', { why: t(`common.documents.why.${document}`) })}</p>}
      {message && (
        <div className={styles.message}>
          <p>{t('revenue.documents.message')}</p>
          <p>{message[language]}</p>
        </div>
      )}
      <DropZone
        id={dropZoneOf(itemId)}
        prompt={
          <RichText text={t('revenue.documents.prompt')} parts={{ strong: (words) => <strong>{words}</strong> }} />
        }
        inlineLabel={t('revenue.upload.choose')}
        chooseLabel={t('revenue.documents.chooseFiles')}
        photoLabel={t('revenue.documents.takePhoto')}
        hint={t('revenue.documents.limits', {
          each: formatFileSize(STATEMENT_FILE_MAXIMUM_MEGABYTES * MEGABYTE, language),
        })}
        accept={ACCEPTED}
        onFiles={shown.add}
      />
      <p className="visually-hidden" role="status">
        {shown.spoken}
      </p>
      <DocumentFiles files={files} shown={shown} titleId={titleId} />
      {files.length + shown.uploads.length === 0 && (
        <UnavailableDocument applicationId={applicationId} itemId={itemId} onDeclined={requests.leaveOut} />
      )}
    </section>
  );
}
