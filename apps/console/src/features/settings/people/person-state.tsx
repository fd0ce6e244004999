import type { StaffPerson } from '@portal/contract/staff/people';
import { formatDay } from '@portal/locales/format';
import { useText } from '@portal/design/i18n/use-text.ts';
import { dayAtOffice, timeAtOffice } from '../../../frame/days.ts';
import { Tag } from '@portal/design/ui/content/tag.tsx';

/** Whether somebody can sign in, and if not, why. */
export function PersonState({ person: { removedAt, isInvited, invitationEndsAt } }: { person: StaffPerson }) {
  const { t, language } = useText();
  if (removedAt !== null) {
    const day = formatDay(dayAtOffice(removedAt), language, 'short');
    return <Tag tone="neutral">{t('console.settings.people.states.removed', { day })}</Tag>;
  }
  if (!isInvited) return <Tag tone="good">{t('console.settings.people.states.active')}</Tag>;
  if (invitationEndsAt === null)
    return <Tag tone="attention">{t('console.settings.people.states.invitationOver')}</Tag>;
  const until = {
    day: formatDay(dayAtOffice(invitationEndsAt), language, 'day'),
    time: timeAtOffice(invitationEndsAt, language),
  };
  return <Tag tone="info">{t('console.settings.people.states.invited', until)}</Tag>;
}
