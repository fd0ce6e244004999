import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { Facts } from '@portal/design/ui/content/facts.tsx';
import { Panel } from '@portal/design/ui/content/panel.tsx';
import { formatNumber } from '@portal/locales/format/number';
import { useQuery } from '@tanstack/react-query';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { consolePaths } from '@portal/contract/staff/console-paths';
import { operationQuery } from '../../../api/queries.ts';
import { useToday } from '../../../api/today.ts';
import { shortTime, timeAtOffice } from '../../../frame/days.ts';
import { ScreenLink } from '../../../frame/navigation.tsx';
import { Unread } from '../../../frame/states/unread.tsx';
import { SettingsScreen } from '../settings-screen.tsx';
import { CertificatesTable, JobsTable, MailsTable, ServicesTable } from './part-tables.tsx';
import { RetryButton } from './retry-button.tsx';
import { RunFacts } from './run-facts.tsx';
import { StateBadge, type System, SystemPart } from './system-part.tsx';
import { formatBytes } from './format-bytes.ts';
import styles from './system.module.css';

const REFRESH_MS = 30_000;
const MAIL_JOB = 'send-mail';

export function SystemScreen() {
  return (
    <SettingsScreen tab="system">
      <SystemBoard />
    </SettingsScreen>
  );
}

function SystemBoard() {
  const { t, language } = useText();
  const [done, setDone] = useState('');
  const read = useQuery({ ...operationQuery('Staff_GetSystem'), refetchInterval: REFRESH_MS });
  const { data: system, isFetching, refetch } = read;
  if (!system) return <Unread read={read} />;
  return (
    <div className={styles.board}>
      <div className={styles.tools}>
        <p role="status" className={styles.said}>
          {done}
        </p>
        <span>{t('console.settings.system.readAt', { time: timeAtOffice(system.process.readAt, language) })}</span>
        <Button
          size="small"
          variant="secondary"
          icon={<RefreshCw size={16} aria-hidden="true" />}
          pending={isFetching}
          onClick={() => void refetch()}
        >
          {t('console.settings.system.refresh')}
        </Button>
      </div>
      <Unread read={read} />
      <div className={styles.parts}>
        <StoredParts system={system} />
        <WorkParts system={system} onDone={setDone} />
        <OutsideParts system={system} />
      </div>
    </div>
  );
}

function StoredParts({ system }: { system: System }) {
  const { t, language } = useText();
  const today = useToday();
  const { version, startedAt } = system.process;
  return (
    <>
      <Panel title={t('console.settings.system.parts.process')} end={<StateBadge state="fine" />}>
        <Facts
          facts={[
            [t('console.settings.system.facts.version'), version],
            [t('console.settings.system.facts.startedAt'), shortTime(startedAt, today, language)],
          ]}
        />
      </Panel>
      <SystemPart name="migrations" part={system.migrations}>
        {({ applied, expected }) => (
          <Facts
            facts={[
              [
                t('console.settings.system.facts.applied'),
                t('console.settings.system.facts.appliedOf', { applied, expected }),
              ],
            ]}
          />
        )}
      </SystemPart>
      <SystemPart name="backup" part={system.backup}>
        {(part) => <RunFacts {...part} />}
      </SystemPart>
      <SystemPart name="trial" part={system.trial}>
        {(part) => <RunFacts {...part} />}
      </SystemPart>
    </>
  );
}

function WorkParts({ system, onDone }: { system: System; onDone: (words: string) => void }) {
  const { t, language } = useText();
  const number = (count: number) => formatNumber(count, language);
  return (
    <>
      <SystemPart name="jobs" part={system.jobs}>
        {({ kinds }) => <JobsTable kinds={kinds} onDone={onDone} />}
      </SystemPart>
      <SystemPart name="mails" part={system.mails}>
        {({ late, failed, newest }) =>
          late + failed > 0 && (
            <>
              <div className={styles.action}>
                <RetryButton job={MAIL_JOB} label={t('console.settings.system.resend')} onDone={onDone} />
              </div>
              <MailsTable mails={newest} />
            </>
          )
        }
      </SystemPart>
      <SystemPart name="webhooks" part={system.webhooks}>
        {({ waiting, givenUp }) => (
          <Facts
            facts={[
              [t('console.settings.system.facts.waiting'), number(waiting)],
              [t('console.settings.system.facts.givenUp'), number(givenUp)],
              [
                t('console.settings.webhooks.title'),
                <ScreenLink key="webhooks" to={consolePaths.webhooks}>
                  {t('console.settings.system.webhooksLink')}
                </ScreenLink>,
              ],
            ]}
          />
        )}
      </SystemPart>
      <SystemPart name="reading" part={system.reading}>
        {({ waiting, running, late }) => (
          <Facts
            facts={[
              [t('console.settings.system.facts.waiting'), number(waiting)],
              [t('console.settings.system.facts.running'), number(running)],
              [t('console.settings.system.facts.late'), number(late)],
            ]}
          />
        )}
      </SystemPart>
    </>
  );
}

function OutsideParts({ system }: { system: System }) {
  const { t, language } = useText();
  return (
    <>
      <SystemPart name="services" part={system.services} note={t('console.settings.system.servicesNote')}>
        {({ services }) => <ServicesTable services={services} />}
      </SystemPart>
      <SystemPart name="files" part={system.files}>
        {({ store, freeBytes, totalBytes }) => (
          <Facts
            facts={[
              [t('console.settings.system.facts.store'), t(`console.settings.system.stores.${store}`)],
              [
                t('console.settings.system.facts.room'),
                freeBytes !== null &&
                  totalBytes !== null &&
                  t('console.settings.system.facts.roomOf', {
                    free: formatBytes(freeBytes, language),
                    total: formatBytes(totalBytes, language),
                  }),
              ],
            ]}
          />
        )}
      </SystemPart>
      <SystemPart name="certificates" part={system.certificates}>
        {({ addresses }) => <CertificatesTable addresses={addresses} />}
      </SystemPart>
    </>
  );
}
