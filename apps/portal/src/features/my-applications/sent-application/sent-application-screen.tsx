import { paths } from '@portal/contract/routes';
import { copyContent, type CopySection } from '@portal/locales/format/application-copy';
import Download from 'lucide-react/icons/download';
import { useId } from 'react';
import { useCurrentApplication } from '../../../api/current-application.ts';
import { RouteButton } from '../../../frame/routing/route-link.tsx';
import { Screen } from '../../../frame/screen.tsx';
import { useSaveCopy } from '../../../frame/use-save-copy.ts';
import { getPortalConfiguration } from '../../../session/portal-configuration.ts';
import { FormActions } from '@portal/design/fields/form/form.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { Card } from '@portal/design/ui/content/card.tsx';
import { DefinitionList } from '@portal/design/ui/content/definition-list.tsx';
import styles from './sent-application.module.css';

export function SentApplicationScreen() {
  const texts = useText();
  const { t } = texts;
  const application = useCurrentApplication();
  const { title, reference, submitted, nextContact, sections } = copyContent(
    application,
    texts,
    getPortalConfiguration().officeTimeZone,
  );
  const { saveCopy, isSaving } = useSaveCopy(application.applicationId);
  return (
    <Screen
      title={title}
      lead={
        <>
          <p className={styles.reference}>{reference}</p>
          <p>{submitted}</p>
          {nextContact !== '' && <p>{nextContact}</p>}
        </>
      }
    >
      <div className={styles.sections}>
        {sections.map((section) => (
          <Section key={section.heading} {...section} />
        ))}
      </div>
      <div data-no-print="">
        <FormActions
          back={
            <RouteButton to={paths.myApplications} variant="secondary">
              {t('common.back')}
            </RouteButton>
          }
        >
          <Button pending={isSaving} icon={<Download size={20} aria-hidden="true" />} onClick={saveCopy}>
            {t('application.copy.download')}
          </Button>
        </FormActions>
      </div>
    </Screen>
  );
}

function Section({ heading, facts, sentence }: CopySection) {
  const headingId = useId();
  return (
    <Card>
      <section aria-labelledby={headingId}>
        <h2 id={headingId} className={styles.heading}>
          {heading}
        </h2>
        {facts.length > 0 && <DefinitionList items={facts.map(([term, value]) => ({ term, value }))} />}
        {sentence !== undefined && <p>{sentence}</p>}
      </section>
    </Card>
  );
}
