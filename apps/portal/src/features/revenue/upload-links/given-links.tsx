import { FACT_SEPARATOR } from '@portal/locales/format';
import { formatOfficeDay, formatOfficeTime } from '../../../i18n/office-clock.ts';
import { type Translation, useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { callOperation } from '../../../api/call-operation.ts';
import { messageKeyOf } from '@portal/contract/client/problem';
import { showAlert } from '../../../frame/alert/alert.ts';
import styles from './upload-links.module.css';
import { useRefreshLinks } from './use-create-link.ts';
import type { UploadLink } from './use-upload-links.ts';

interface GivenLinksProps {
  applicationId: string;
  links: readonly UploadLink[];
}

export function GivenLinks({ applicationId, links }: GivenLinksProps) {
  const texts = useText();
  const { t, language } = texts;
  const refresh = useRefreshLinks(applicationId);
  const ending = useMutation({
    mutationFn: (linkId: string) => callOperation('Handoff_EndUploadLink', { params: { applicationId, linkId } }),
    onSuccess: async () => {
      await refresh();
      showAlert('revenue.links.bookkeeper.wasEnded', 'success');
    },
    onError: (error) => showAlert(messageKeyOf(error), 'error'),
  });
  return (
    <section className={styles.given}>
      <h3>{t('revenue.links.bookkeeper.given')}</h3>
      <ul>
        {links.map((link) => (
          <li key={link.linkId}>
            <div>
              <strong>
                {t('revenue.links.bookkeeper.createdOn', { day: formatOfficeDay(link.createdAt, language) })}
              </strong>
              <span className={styles.note}>{factsOf(link, texts).join(FACT_SEPARATOR)}</span>
            </div>
            {link.isActive && (
              <Button
                size="small"
                variant="secondary"
                aria-label={t('revenue.links.bookkeeper.end', {
                  day: formatOfficeDay(link.createdAt, language),
                  time: formatOfficeTime(link.createdAt, language),
                })}
                pending={ending.isPending && ending.variables === link.linkId}
                onClick={() => ending.mutate(link.linkId)}
              >
                {t('revenue.links.bookkeeper.endShort')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function factsOf({ state, expiresAt, lastUsedAt, fileCount }: UploadLink, { t, language }: Translation): string[] {
  const day = (instant: string) => formatOfficeDay(instant, language);
  return [
    state === 'open'
      ? t('revenue.links.bookkeeper.worksUntil', { day: day(expiresAt) })
      : t(state === 'expired' ? 'revenue.links.states.expired' : 'revenue.links.states.ended'),
    lastUsedAt === null
      ? t('revenue.links.bookkeeper.neverUsed')
      : t('revenue.links.bookkeeper.lastUsed', { day: day(lastUsedAt) }),
    ...(fileCount > 0 ? [t('revenue.links.files', { count: fileCount })] : []),
  ];
}
