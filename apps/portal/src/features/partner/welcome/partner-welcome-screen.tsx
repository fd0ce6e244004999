import { paths } from '@portal/contract/routes';
import Handshake from 'lucide-react/icons/handshake';
import type { ReactNode } from 'react';
import { useHistoryState } from '../../../frame/routing/navigation.tsx';
import { RouteButton } from '../../../frame/routing/route-link.tsx';
import { Screen } from '../../../frame/screen.tsx';
import { SupportContact } from '../../../frame/support-contact.tsx';
import { OfflineScreen } from '../../../frame/offline-screen.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import type { OpenBusinessState } from '../../../session/open-business.ts';
import { Emblem } from '@portal/design/ui/content/emblem.tsx';
import { Skeleton } from '@portal/design/ui/progress/skeleton.tsx';
import { OpenBusinessDialog } from './open-business-dialog.tsx';
import { OpenReferralScreen } from './open-referral-screen.tsx';
import styles from './partner-welcome.module.css';
import { useReferral } from './use-referral.ts';

export function PartnerWelcomeScreen() {
  const { openBusiness } = useHistoryState<OpenBusinessState | null>() ?? {};
  return (
    <>
      <Referral />
      {openBusiness !== undefined && <OpenBusinessDialog business={openBusiness} />}
    </>
  );
}

function Referral() {
  const { t } = useText();
  const state = useReferral();
  switch (state.status) {
    case 'none':
      return <WayOn title={t('partner.welcome.titleNone')} text={t('partner.none.text')} />;
    case 'loading':
      return (
        <Screen layout="card" title={t('partner.welcome.titleNone')} focusKey="loading">
          <Skeleton height={240} />
        </Screen>
      );
    case 'offline':
      return <OfflineScreen onRetry={state.ask} />;
    case 'broken':
      return <WayOn title={t('partner.broken.title')} text={t('partner.broken.text')} />;
    case 'opened': {
      const { partnerName: partner } = state.referral;
      switch (state.referral.state) {
        case 'open':
          return <OpenReferralScreen token={state.token} referral={state.referral} onGone={state.ask} />;
        case 'expired':
          return <WayOn title={t('partner.expired.title')} text={t('partner.expired.text', { partner })} />;
        case 'used':
          return (
            <WayOn
              title={t('partner.used.title')}
              text={t('partner.used.text')}
              main={
                <RouteButton to={paths.login} fullWidth>
                  {t('partner.used.logIn')}
                </RouteButton>
              }
            />
          );
        case 'own':
          return (
            <Screen
              layout="card"
              ornament={<Emblem tone="good" icon={<Handshake size={28} aria-hidden="true" />} />}
              title={t('partner.own.title')}
              lead={t('partner.own.text', { partner })}
            >
              <RouteButton to={paths.loadingApplication} fullWidth>
                {t('common.continue')}
              </RouteButton>
            </Screen>
          );
      }
    }
  }
}

function WayOn({ title, text, main }: { title: string; text: string; main?: ReactNode }) {
  const { t } = useText();
  return (
    <Screen
      layout="card"
      ornament={<Emblem tone="info" icon={<Handshake size={28} aria-hidden="true" />} />}
      title={title}
      lead={text}
    >
      <SupportContact />
      <div className={styles.ways}>
        {main}
        <RouteButton to={paths.eligibilityCheck} variant={main ? 'secondary' : 'primary'} fullWidth>
          {t('partner.none.action')}
        </RouteButton>
      </div>
    </Screen>
  );
}
