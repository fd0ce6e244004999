import { paths } from '@portal/contract/routes';
import { stepPlaces } from '@portal/contract/application/steps';
import type { ApplicationListItem } from '@portal/contract/entities/entities';
import FolderOpen from 'lucide-react/icons/folder-open';
import { openApplication } from '../../../frame/routing/open-application.ts';
import { RouteButton } from '../../../frame/routing/route-link.tsx';
import { SupportContact } from '../../../frame/support-contact.tsx';
import { Screen } from '../../../frame/screen.tsx';
import { FormActions } from '@portal/design/fields/form/form.tsx';
import { type Translation, useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { Emblem } from '@portal/design/ui/content/emblem.tsx';
import { getPortalConfiguration } from '../../../session/portal-configuration.ts';
import { nextContact } from '../../../frame/next-contact.ts';
import { useOpenApplication } from './use-open-application.ts';

export function OpenApplicationScreen() {
  const words = useText();
  const { t } = words;
  const { name, application, isPending } = useOpenApplication();
  return (
    <Screen
      layout="card"
      ornament={<Emblem tone="info" icon={<FolderOpen size={28} aria-hidden="true" />} />}
      title={t('verification.openApplication.title')}
      lead={
        <>
          <p>
            {name === undefined
              ? t('verification.openApplication.anyBusiness')
              : t('verification.openApplication.text', { name })}
          </p>
          {!isPending && <p>{whatNext(application, words)}</p>}
        </>
      }
    >
      <SupportContact />
      <FormActions
        back={
          <Button variant="secondary" onClick={() => window.history.back()}>
            {t('common.back')}
          </Button>
        }
      >
        <WayToIt application={application} isPending={isPending} />
      </FormActions>
    </Screen>
  );
}

function whatNext(application: ApplicationListItem | undefined, words: Translation): string {
  const { t } = words;
  if (application?.status === 'incomplete') return t('verification.openApplication.resume');
  const follow = t('verification.openApplication.wait');
  const clock = { now: new Date(), timeZone: getPortalConfiguration().officeTimeZone };
  return application ? `${nextContact({ ...application, submittedAt: null }, clock, words)} ${follow}` : follow;
}

interface WayToItProps {
  application: ApplicationListItem | undefined;
  isPending: boolean;
}

function WayToIt({ application, isPending }: WayToItProps) {
  const { t } = useText();
  if (!isPending && application?.status !== 'incomplete')
    return <RouteButton to={paths.myApplications}>{t('final.applications')}</RouteButton>;

  const resume = () => {
    if (application) openApplication(application, stepPlaces[application.currentStep].route);
  };
  return (
    <Button pending={isPending} onClick={resume}>
      {t('applications.actions.resume')}
    </Button>
  );
}
