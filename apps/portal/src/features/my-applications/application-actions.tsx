import { paths, type RoutePath } from '@portal/contract/routes';
import type { ApplicationListItem } from '@portal/contract/entities/entities';
import { informationRoutes } from '@portal/contract/application/checks';
import { stepPlaces } from '@portal/contract/application/steps';
import Ellipsis from 'lucide-react/icons/ellipsis';
import type { ReactNode } from 'react';
import type { TextKey } from '@portal/locales';
import { useText } from '@portal/design/i18n/use-text.ts';
import { useSaveCopy } from '../../frame/use-save-copy.ts';
import { Button, type ButtonProps } from '@portal/design/ui/buttons/button.tsx';
import { DisclosureMenu, MenuAction } from '@portal/design/ui/menus/disclosure-menu.tsx';
import type { ApplicationDialog } from './application-dialogs.tsx';
import type { MainAction } from './main-action.ts';
import styles from './my-applications.module.css';
import { useStartApplication } from './use-start-application.ts';

export interface ApplicationActionsProps {
  application: ApplicationListItem;
  main: MainAction | null;
  business: string;
  onOpenRoute: (route: RoutePath) => void;
  onOpenDialog: (dialog: ApplicationDialog) => void;
}

export function ApplicationActions(props: ApplicationActionsProps) {
  return (
    <div className={styles.actions} role="cell">
      <MainButton {...props} />
      <MoreActions {...props} />
    </div>
  );
}

function useNamed(business: string): (action: TextKey) => ReactNode {
  const { t } = useText();
  return (action) => (
    <>
      {t(action)}
      <span className="visually-hidden"> {t('applications.actions.forBusiness', { business })}</span>
    </>
  );
}

const looks = {
  resume: { variant: 'primary', label: 'applications.actions.resume' },
  provideMissingInformation: { variant: 'primary', label: 'applications.actions.provideMissingInformation' },
  requestAgain: { variant: 'secondary', label: 'applications.actions.requestAgain' },
  read: { variant: 'secondary', label: 'applications.actions.read' },
} as const satisfies Record<MainAction, { variant: ButtonProps['variant']; label: TextKey }>;

function MainButton({ application, main, business, onOpenRoute, onOpenDialog }: ApplicationActionsProps) {
  const named = useNamed(business);
  const { start, isStarting } = useStartApplication();
  const { businessId, currentStep, missing } = application;
  if (main === null) return null;
  const { variant, label } = looks[main];

  const provide = () => {
    const [route, ...others] = new Set(missing.map(({ kind }) => informationRoutes[kind]));
    if (!route || others.length > 0) onOpenDialog('missingInformation');
    else onOpenRoute(route);
  };
  const requestAgain = () => {
    if (businessId !== null) start({ businessId, operatingName: business, openApplicationId: null });
  };
  const presses = {
    resume: () => onOpenRoute(stepPlaces[currentStep].route),
    provideMissingInformation: provide,
    requestAgain,
    read: () => onOpenRoute(paths.sentApplication),
  } as const satisfies Record<MainAction, () => void>;

  return (
    <Button size="small" fullWidth="phone" variant={variant} pending={isStarting} onClick={presses[main]}>
      {named(label)}
    </Button>
  );
}

function MoreActions({ application, main, business, onOpenRoute, onOpenDialog }: ApplicationActionsProps) {
  const { t } = useText();
  const named = useNamed(business);
  const { actions, applicationId, connectedBank, reference } = application;
  const { saveCopy } = useSaveCopy(applicationId);
  const isSent = reference !== null;
  return (
    <DisclosureMenu
      label={t('applications.actions.more', { business })}
      icon={<Ellipsis size={22} aria-hidden="true" />}
    >
      {isSent && main !== 'read' && (
        <MenuAction onPress={() => onOpenRoute(paths.sentApplication)}>{named('applications.actions.read')}</MenuAction>
      )}
      {isSent && <MenuAction onPress={saveCopy}>{named('applications.actions.copy')}</MenuAction>}
      <MenuAction onPress={() => onOpenDialog('history')}>{named('applications.actions.history')}</MenuAction>
      {connectedBank !== null && (
        <MenuAction onPress={() => onOpenDialog('disconnectBank')}>
          {named('revenue.bank.disconnect.action')}
        </MenuAction>
      )}
      {actions.includes('withdraw') && (
        <MenuAction danger onPress={() => onOpenDialog('withdraw')}>
          {named('applications.actions.withdraw')}
        </MenuAction>
      )}
    </DisclosureMenu>
  );
}
