import { stepPlaces } from '@portal/contract/application/steps';
import type { Application } from '@portal/contract/entities/entities';
import { paths } from '@portal/contract/routes';
import { RichText } from '@portal/design/i18n/rich-text.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { RouteLink } from '../../../frame/routing/route-link.tsx';
import styles from './statements-upload.module.css';

interface OtherWaysProps {
  application: Application;
  isComplete: boolean;
}

export function OtherWays({ application: { bank }, isComplete }: OtherWaysProps) {
  const { t } = useText();
  const isBankRead = bank?.state === 'read';
  if (isBankRead && isComplete) return null;
  return (
    <p className={styles.instead}>
      {isBankRead ? (
        <RouteLink to={paths.aboutBankConnection}>{t('revenue.missing.otherAccount')}</RouteLink>
      ) : (
        <RichText
          text={t('revenue.upload.connectInstead')}
          parts={{ connect: (words) => <RouteLink to={stepPlaces.revenue.route}>{words}</RouteLink> }}
        />
      )}
    </p>
  );
}
