import { formatDaysBetween } from '@portal/locales/format/gaps';
import { useText } from '@portal/design/i18n/use-text.ts';
import { InlineAlert } from '@portal/design/ui/messages/inline-alert.tsx';
import type { ResponseBody } from '../../../../api/operation-types.ts';

export function DaysBetweenNote({ list }: { list: ResponseBody<'Revenue_ListStatements'> }) {
  const sentences = formatDaysBetween(list, useText());
  if (sentences.length === 0) return null;
  return (
    <InlineAlert tone="attention">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </InlineAlert>
  );
}
