import type { StaffPrivacyRequest } from '@portal/contract/privacy/requests';
import { consolePaths } from '@portal/contract/staff/console-paths';
import { useText } from '@portal/design/i18n/use-text.ts';
import { useState } from 'react';
import { EmptyState } from '@portal/design/ui/messages/empty-state.tsx';
import { usePages } from '../../api/pages.ts';
import { useRight } from '../../api/session.ts';
import { useToday } from '../../api/today.ts';
import { useKeys } from '../../frame/keys/use-keys.ts';
import { ListPage } from '../../frame/list-page.tsx';
import { navigate, useSearch } from '../../frame/navigation.tsx';
import { PagedRows } from '../../frame/states/paged-rows.tsx';
import { ViewTabs } from '../../frame/view-tabs.tsx';
import { listAddress, readChoice } from '../../parts/lists/query-state.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import styles from './privacy.module.css';
import { RequestCard } from './request-card.tsx';

const views = ['open', 'answered'] as const;

const addressOf = (view: (typeof views)[number]) =>
  listAddress(consolePaths.privacy, { view: view === 'open' ? undefined : view });

export function PrivacyScreen() {
  const { t } = useText();
  const view = readChoice(useSearch(), 'view', views) ?? 'open';
  const mayAnswer = useRight('administer');
  const [answering, setAnswering] = useState<StaffPrivacyRequest>();
  const today = useToday();
  const list = usePages('Staff_ListPrivacyRequests', { state: view, limit: '100' });
  const requests = list.isPlaceholderData ? [] : (list.data?.pages.flatMap((page) => page.requests) ?? []);
  useKeys(
    'console.keys.list',
    views.map((name, index) => ({
      keys: String(index + 1),
      label: `console.privacy.views.${name}` as const,
      run: () => navigate(addressOf(name), { replace: true }),
    })),
  );
  return (
    <ListPage
      title={t('console.places.privacy')}
      bar={
        <div className={styles.tabs}>
          <ViewTabs
            label={t('console.views.title')}
            current={view}
            tabs={views.map((name) => ({ name, label: t(`console.privacy.views.${name}`), to: addressOf(name) }))}
          />
        </div>
      }
    >
      <PagedRows
        list={{ ...list, isPending: list.isPending || list.isPlaceholderData }}
        count={requests.length}
        empty={
          <EmptyState title={t(`console.privacy.none.${view}`)}>
            <p>{t('console.privacy.noneText')}</p>
          </EmptyState>
        }
      >
        <ul className={styles.list}>
          {requests.map((request) => (
            <li key={request.requestId}>
              <RequestCard request={request} today={today} mayAnswer={mayAnswer} onAnswer={setAnswering} />
            </li>
          ))}
        </ul>
      </PagedRows>
      {answering && <AnswerDialog request={answering} onClose={() => setAnswering(undefined)} />}
    </ListPage>
  );
}
