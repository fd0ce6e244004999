import { isProblem } from '@portal/contract/client/problem';
import { consolePaths } from '@portal/contract/staff/console-paths';
import type { LeadDetails } from '@portal/contract/staff/leads';
import { useText } from '@portal/design/i18n/use-text.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callOperation } from '../../api/call-operation.ts';
import { operationQuery } from '../../api/queries.ts';
import { writeAndRefresh } from '../../api/refresh.ts';
import { useRight } from '../../api/session.ts';
import { useKeys } from '../../frame/keys/use-keys.ts';
import { ListPage } from '../../frame/list-page.tsx';
import { navigate, ScreenLink } from '../../frame/navigation.tsx';
import { useTitle } from '../../frame/use-title.ts';
import { Unread } from '../../frame/states/unread.tsx';
import { NothingHere } from '../../frame/states/nothing-here.tsx';
import { freshFor } from '../../parts/application/application-queries.ts';
import { AssignDialog } from '../../parts/application/assign-dialog.tsx';
import { AssignedTo } from '../../parts/application/assigned-to.tsx';
import { ReminderDialog } from '../../parts/timeline/reminder-dialog.tsx';
import { LeadContactDialog } from './lead-contact-dialog.tsx';
import { LeadFacts } from './lead-facts.tsx';
import { LeadTimeline } from './lead-timeline.tsx';
import styles from './leads.module.css';

export function LeadScreen({ leadId }: { leadId: string }) {
  const { t } = useText();
  const read = useQuery(freshFor(operationQuery('Staff_GetLead', { params: { leadId } })));
  const { data, error } = read;
  if (isProblem(error, 'errorNotFound') || isProblem(error, 'errorValidation')) {
    return (
      <NothingHere
        title={t('console.leads.gone')}
        text={t('console.leads.goneText')}
        to={consolePaths.leads}
        onward={t('console.leads.all')}
      />
    );
  }
  if (data) return <LeadRecord key={leadId} lead={data} />;
  return (
    <ListPage title={t('console.leads.title')} isProvisional>
      <Unread read={read} />
    </ListPage>
  );
}

function LeadRecord({ lead }: { lead: LeadDetails }) {
  const { t } = useText();
  const mayWork = useRight('work');
  const [dialog, setDialog] = useState<'assign' | 'contact' | 'reminder'>();
  const noteField = useRef<HTMLTextAreaElement>(null);
  const close = () => setDialog(undefined);
  useTitle(lead.email);
  useKeys('console.leads.title', [
    ...(mayWork
      ? ([
          { keys: 'a', label: 'console.assign.do', isInFoot: true, run: () => setDialog('assign') },
          { keys: 'c', label: 'console.contact.do', isInFoot: true, run: () => setDialog('contact') },
          { keys: 'm', label: 'console.note.write', isInFoot: true, run: () => noteField.current?.focus() },
        ] as const)
      : []),
    { keys: 'escape', label: 'console.keys.back', run: () => navigate(consolePaths.leads) },
  ]);
  return (
    <ListPage
      title={lead.email}
      head={
        <>
          <span className={styles.with}>
            {t('console.leads.assigned')}
            <AssignedTo name={lead.accountManager?.name} mayWork={mayWork} onAssign={() => setDialog('assign')} />
          </span>
          <ScreenLink to={consolePaths.leads} className={styles.all}>
            {t('console.leads.all')}
          </ScreenLink>
        </>
      }
    >
      <div className={styles.record}>
        <LeadFacts lead={lead} />
        <LeadTimeline
          lead={lead}
          mayWork={mayWork}
          noteField={noteField}
          onContact={() => setDialog('contact')}
          onRemind={() => setDialog('reminder')}
        />
      </div>
      {dialog === 'reminder' && <ReminderDialog about={{ applicationId: null, leadId: lead.leadId }} onClose={close} />}
      {dialog === 'contact' && <LeadContactDialog lead={lead} onClose={close} />}
      {dialog === 'assign' && (
        <AssignDialog
          title={t('console.leads.assign')}
          rows={[{ ...lead, reference: lead.email }]}
          onAssign={assign}
          onClose={close}
          onDone={close}
        />
      )}
    </ListPage>
  );
}

async function assign(leads: readonly LeadDetails[], accountManager: LeadDetails['accountManager']): Promise<void> {
  await writeAndRefresh(async () => {
    for (const { leadId, version } of leads)
      await callOperation('Staff_AssignLead', { params: { leadId }, body: { accountManager, version } });
  });
}
