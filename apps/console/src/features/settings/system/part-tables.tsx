import { useText } from '@portal/design/i18n/use-text.ts';
import { type Column, Table } from '@portal/design/ui/tables/table.tsx';
import { formatNumber } from '@portal/locales/format/number';
import { useToday } from '../../../api/today.ts';
import { shortTime } from '../../../frame/days.ts';
import { RetryButton } from './retry-button.tsx';
import { StateBadge, type System } from './system-part.tsx';

type Part<Name extends keyof System> = NonNullable<System[Name]>;
type JobCount = Part<'jobs'>['kinds'][number];
type Mail = Part<'mails'>['newest'][number];
type Service = Part<'services'>['services'][number];
type Certificate = Part<'certificates'>['addresses'][number];

export function JobsTable({ kinds, onDone }: { kinds: readonly JobCount[]; onDone: (words: string) => void }) {
  const { t, language } = useText();
  if (kinds.length === 0) return null;
  const figure = (name: 'waiting' | 'late' | 'failed'): Column<JobCount> => ({
    title: t(`console.settings.system.facts.${name}`),
    cell: (row) => formatNumber(row[name], language),
    isFigure: true,
  });
  return (
    <Table
      title={t('console.settings.system.parts.jobs')}
      rows={kinds}
      keyOf={({ job }) => job}
      columns={[
        { title: t('console.settings.system.facts.job'), cell: ({ job }) => <code>{job}</code> },
        figure('waiting'),
        figure('late'),
        figure('failed'),
      ]}
      actionsTitle={t('console.settings.actions')}
      actions={({ job, late, failed }) =>
        late + failed > 0 && <RetryButton job={job} label={t('console.settings.system.retry')} onDone={onDone} />
      }
    />
  );
}

export function MailsTable({ mails }: { mails: readonly Mail[] }) {
  const { t, language, message } = useText();
  const today = useToday();
  return (
    <Table
      title={t('console.settings.system.parts.mails')}
      rows={mails}
      keyOf={({ queuedAt, template }) => `${queuedAt} ${template ?? ''}`}
      columns={[
        {
          title: t('console.settings.system.facts.mail'),
          cell: ({ template }) =>
            template === null
              ? t('console.settings.system.unknownMail')
              : message(`console.settings.system.templates.${template}`),
        },
        {
          title: t('console.settings.system.facts.queuedAt'),
          cell: ({ queuedAt }) => shortTime(queuedAt, today, language),
        },
        { title: t('console.settings.system.facts.tries'), cell: ({ tries }) => tries, isFigure: true },
        {
          title: t('console.settings.system.facts.state'),
          cell: ({ state }) => (
            <StateBadge state={state === 'failed' ? 'broken' : 'attention'}>
              {t(`console.settings.system.mailStates.${state}`)}
            </StateBadge>
          ),
        },
      ]}
    />
  );
}

export function ServicesTable({ services }: { services: readonly Service[] }) {
  const { t, language } = useText();
  const today = useToday();
  return (
    <Table
      title={t('console.settings.system.parts.services')}
      rows={services}
      keyOf={({ service }) => service}
      columns={[
        {
          title: t('console.settings.system.facts.service'),
          cell: ({ service }) => t(`console.settings.system.serviceNames.${service}`),
        },
        {
          title: t('console.settings.system.facts.state'),
          cell: ({ state, reason }) => (
            <StateBadge state={reason === 'unused' ? 'unknown' : state}>
              {t(`console.settings.system.serviceStates.${reason}`)}
            </StateBadge>
          ),
        },
        {
          title: t('console.settings.system.facts.lastFailure'),
          cell: ({ lastFailure }) =>
            lastFailure && (
              <>
                {shortTime(lastFailure.at, today, language)} · <code>{lastFailure.code}</code>
              </>
            ),
        },
      ]}
    />
  );
}

export function CertificatesTable({ addresses }: { addresses: readonly Certificate[] }) {
  const { t, language } = useText();
  const today = useToday();
  return (
    <Table
      title={t('console.settings.system.parts.certificates')}
      rows={addresses}
      keyOf={({ address }) => address}
      columns={[
        { title: t('console.settings.system.facts.address'), cell: ({ address }) => address },
        { title: t('console.settings.system.facts.state'), cell: ({ state }) => <StateBadge state={state} /> },
        {
          title: t('console.settings.system.facts.validUntil'),
          cell: ({ endsAt }) => endsAt && shortTime(endsAt, today, language),
        },
      ]}
    />
  );
}
