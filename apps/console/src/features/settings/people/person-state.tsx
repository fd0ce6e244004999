import { PRODUCT_TIME_ZONE } from '@portal/contract/constants';
import { productDay } from '@portal/contract/application/statement-window';
import type { StaffPerson } from '@portal/contract/staff/people';
import { formatDay, formatTime } from '@portal/locales/format';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Tag } from '../../../ui/tag.tsx';

/** Whether somebody can sign in, and if not, why. */
export function PersonState({ person: { removedAt, isInvited, invitationEndsAt } }: { person: StaffPerson }) {
  const { t, language } = useText();
  if (removedAt !== null) {
    const day = formatDay(productDay(new Date(removedAt)), language, 'short');
    return <Tag tone="neutral">{t('console.settings.people.states.removed', { day })}</Tag>;
  }
  if (!isInvited) return <Tag tone="good">{t('console.settings.people.states.active')}</Tag>;
  if (invitationEndsAt === null)
    return <Tag tone="attention">{t('console.settings.people.states.invitationOver')}</Tag>;
  const until = {
    day: formatDay(productDay(new Date(invitationEndsAt)), language, 'day'),
    time: formatTime(invitationEndsAt, language, PRODUCT_TIME_ZONE),
  };
  return <Tag tone="info">{t('console.settings.people.states.invited', until)}</Tag>;
}
