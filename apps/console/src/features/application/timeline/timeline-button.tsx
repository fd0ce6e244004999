import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import PanelRight from 'lucide-react/icons/panel-right';
import { KeyCaps } from '../../../frame/keys/key-caps.tsx';
import type { Timeline } from './use-timeline.ts';

export function TimelineButton({ timeline: { id, isOpen, opener, toggle } }: { timeline: Timeline }) {
  const { t } = useText();
  return (
    <Button
      ref={opener}
      variant="quiet"
      size="small"
      icon={<PanelRight size={14} aria-hidden="true" />}
      iconAfter={<KeyCaps keys="]" />}
      aria-expanded={isOpen}
      aria-controls={id}
      onClick={toggle}
    >
      {t('console.timeline.title')}
    </Button>
  );
}
