import type { UploadLinkKind } from '@portal/contract/application/upload-links';
import type { TextKey } from '@portal/locales';
import LinkOff from 'lucide-react/icons/unlink';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Emblem } from '@portal/design/ui/content/emblem.tsx';
import { Screen } from '../../../frame/screen.tsx';
import type { VisitEnd } from './visit-state.ts';

const words = {
  used: { title: 'revenue.visit.over.used.title', text: 'revenue.visit.over.used.text' },
  expired: { title: 'revenue.visit.over.expired.title', text: 'revenue.visit.over.expired.text' },
  ended: { title: 'revenue.visit.over.ended.title', text: 'revenue.visit.over.ended.text' },
  notNeeded: { title: 'revenue.visit.over.notNeeded.title', text: 'revenue.visit.over.notNeeded.text' },
  broken: { title: 'revenue.visit.over.broken.title', text: 'revenue.visit.over.broken.text' },
} as const satisfies Record<VisitEnd, { title: TextKey; text: TextKey }>;

const newLinks = {
  device: 'revenue.visit.over.newForDevice',
  bookkeeper: 'revenue.visit.over.newForBookkeeper',
} as const satisfies Record<UploadLinkKind, TextKey>;

export function OverScreen({ end, kind }: { end: VisitEnd; kind: UploadLinkKind | undefined }) {
  const { t } = useText();
  const canRenew = end === 'used' || end === 'expired' || end === 'ended';
  return (
    <Screen
      layout="card"
      focusKey={end}
      ornament={<Emblem tone="attention" icon={<LinkOff size={28} aria-hidden="true" />} />}
      title={t(words[end].title)}
      lead={t(words[end].text)}
    >
      {canRenew && kind && <p>{t(newLinks[kind])}</p>}
      {end === 'notNeeded' && <p>{t('revenue.visit.over.closePage')}</p>}
    </Screen>
  );
}
