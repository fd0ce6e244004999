import Handshake from 'lucide-react/icons/handshake';
import type { ReactNode } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { Screen } from '../../../app/layout/screen.tsx';
import { SupportContact } from '../../../app/layout/support-contact.tsx';
import { OfflineScreen } from '../../../app/outlet/offline-screen.tsx';
import { useText } from '../../../i18n/use-text.ts';
import type { OpenBusinessState } from '../../../session/open-business.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Emblem } from '../../../ui/emblem.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { OpenBusinessDialog } from './open-business-dialog.tsx';
import { OpenReferralScreen } from './open-referral-screen.tsx';
import styles from './partner-welcome.module.css';
import { useReferral } from './use-referral.ts';

/** Where a partner's link leads: who referred, what was shared, who is told what; or why the link does not work. */
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
            <WayOn title={t('partner.used.title')} text={t('partner.used.text')}>
              <ButtonLink href="/" variant="secondary" fullWidth>
                {t('partner.used.logIn')}
              </ButtonLink>
            </WayOn>
          );
        case 'own':
          return (
            <Screen
              layout="card"
              ornament={<Emblem tone="good" icon={<Handshake size={28} aria-hidden="true" />} />}
              title={t('partner.own.title')}
              lead={t('partner.own.text', { partner })}
            >
              <ButtonLink href="/loading-application" fullWidth>
                {t('common.continue')}
              </ButtonLink>
            </Screen>
          );
      }
    }
  }
}

/** A link that leads no further, and what can be done instead: the normal eligibility check. */
function WayOn({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  const { t } = useText();
  return (
    <Screen
      layout="card"
      ornament={<Emblem tone="info" icon={<Handshake size={28} aria-hidden="true" />} />}
      title={title}
      lead={text}
    >
      <div className={styles.ways}>
        <ButtonLink href="/marketing-qualification" fullWidth>
          {t('partner.none.action')}
        </ButtonLink>
        {children}
      </div>
      <SupportContact />
    </Screen>
  );
}
