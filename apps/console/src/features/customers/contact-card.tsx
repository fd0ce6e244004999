import { messageKeyOf } from '@portal/contract/client/problem';
import type { FoundContact } from '@portal/contract/staff/contacts';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import Merge from 'lucide-react/icons/merge';
import { Facts } from '@portal/design/ui/content/facts.tsx';
import { Panel } from '@portal/design/ui/content/panel.tsx';
import { Badge } from '@portal/design/ui/content/badge.tsx';
import { ApplicationsOf } from '../../parts/application/applications-of.tsx';
import { formatDayAtOffice } from '../../frame/days.ts';
import { ExportButton, useExport } from '../../parts/lists/export-button.tsx';
import styles from './customers.module.css';

export interface ContactCardProps {
  contact: FoundContact;
  /** Whether this is the contact that was opened, among several. */
  isAsked: boolean;
  others: readonly FoundContact[];
  mayExport: boolean;
  onMerge: (merge: FoundContact) => void;
}

export function contactName({ contactId, firstName, email }: FoundContact): string {
  return [firstName ?? email, contactId].filter((part) => part !== null).join(' · ');
}

export function ContactCard({ contact, isAsked, others, mayExport, onMerge }: ContactCardProps) {
  const { t, language, message } = useText();
  const download = useExport();
  const { customerId, contactId, firstName, businesses, createdAt, sameEmail } = contact;
  return (
    <Panel title={contactName(contact)} end={isAsked && <Badge tone="info">{t('console.customers.asked')}</Badge>}>
      <Facts
        facts={[
          [t('console.customers.firstName'), firstName],
          [t('console.customers.language'), t(`console.languages.${contact.language}`)],
          [t('console.customers.contactId'), contactId ?? t('console.customers.notImported')],
          [t('console.customers.businesses'), businesses.join(', ')],
          [t('console.customers.since'), formatDayAtOffice(createdAt, language)],
        ]}
      />
      <h3 className={styles.subtitle}>{t('console.customers.applications')}</h3>
      <ApplicationsOf customerId={customerId} />
      {(others.length > 0 || mayExport) && (
        <div className={styles.actions}>
          {others.map((other) => (
            <Button
              key={other.customerId}
              variant="secondary"
              size="small"
              icon={<Merge size={15} aria-hidden="true" />}
              onClick={() => onMerge(other)}
            >
              {sameEmail > 2
                ? t('console.customers.merge.keepThisOf', { other: contactName(other) })
                : t('console.customers.merge.keepThis')}
            </Button>
          ))}
          {mayExport && <ExportButton customerId={customerId} download={download} />}
        </div>
      )}
      <div role="alert">
        {download.error && <p className={styles.error}>{message(messageKeyOf(download.error))}</p>}
      </div>
    </Panel>
  );
}
