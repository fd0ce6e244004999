import { isProblem } from '@portal/contract/client/problem';
import type { FoundContact } from '@portal/contract/staff/contacts';
import { consolePaths } from '@portal/contract/staff/console-paths';
import { useText } from '@portal/design/i18n/use-text.ts';
import { InlineAlert } from '@portal/design/ui/messages/inline-alert.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '@portal/design/ui/messages/empty-state.tsx';
import { operationQuery } from '../../api/queries.ts';
import { useRight } from '../../api/session.ts';
import { useKeys } from '../../frame/keys/use-keys.ts';
import { ListPage } from '../../frame/list-page.tsx';
import { customerAddress, navigate, ScreenLink } from '../../frame/navigation.tsx';
import { Unread } from '../../frame/states/unread.tsx';
import { ContactCard } from './contact-card.tsx';
import styles from './customers.module.css';
import { MergeDialog } from './merge-dialog.tsx';

export function CustomerScreen({ customerId }: { customerId: string }) {
  const { t } = useText();
  const found = useQuery(operationQuery('Staff_SearchContacts', { params: { sameAs: customerId, limit: '100' } }));
  const contacts = found.data?.contacts.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)) ?? [];
  useKeys('console.keys.record', [
    { keys: 'escape', label: 'console.keys.back', run: () => navigate(consolePaths.customers) },
  ]);
  return (
    <ListPage
      title={contacts[0]?.email ?? t('console.customers.title')}
      head={
        <ScreenLink to="/staff/customers" className={styles.link}>
          {t('console.customers.all')}
        </ScreenLink>
      }
    >
      {!isNoNumber(found.error) && <Unread read={found} />}
      {contacts.length > 0 ? <SideBySide contacts={contacts} customerId={customerId} /> : <Gone found={found} />}
    </ListPage>
  );
}

const isNoNumber = (error: unknown) => isProblem(error, 'errorValidation');

function Gone({ found: { isSuccess, error } }: { found: { isSuccess: boolean; error: unknown } }) {
  const { t } = useText();
  if (!isSuccess && !isNoNumber(error)) return null;
  return (
    <EmptyState title={t('console.customers.gone')}>
      <p>{t('console.customers.goneText')}</p>
    </EmptyState>
  );
}

interface Merging {
  keep: FoundContact;
  merge: FoundContact;
}

function SideBySide({ contacts, customerId }: { contacts: readonly FoundContact[]; customerId: string }) {
  const { t } = useText();
  const mayWork = useRight('work');
  const mayExport = useRight('administer');
  const [merging, setMerging] = useState<Merging>();
  const [merged, setMerged] = useState(false);
  const isDouble = contacts.length > 1;
  return (
    <div className={styles.page}>
      <div>
        {isDouble && (
          <InlineAlert tone="attention" title={t('console.customers.double', { count: contacts.length })}>
            {t(mayWork ? 'console.customers.doubleText' : 'console.customers.doubleRead')}
          </InlineAlert>
        )}
        <div role="status">{merged && <InlineAlert tone="good">{t('console.customers.merge.done')}</InlineAlert>}</div>
      </div>
      <div className={styles.cards}>
        {contacts.map((contact) => (
          <ContactCard
            key={contact.customerId}
            contact={contact}
            isAsked={isDouble && contact.customerId === customerId}
            others={mayWork ? contacts.filter((other) => other !== contact) : []}
            mayExport={mayExport}
            onMerge={(merge) => setMerging({ keep: contact, merge })}
          />
        ))}
      </div>
      {merging && (
        <MergeDialog
          {...merging}
          onClose={() => setMerging(undefined)}
          onDone={() => {
            setMerging(undefined);
            setMerged(true);
            navigate(customerAddress(merging.keep.customerId), { replace: true });
          }}
        />
      )}
    </div>
  );
}
