import { InlineAlert } from '@portal/design/ui/messages/inline-alert.tsx';
import { useEstimate } from './use-estimate.ts';

export function EstimateNote({ annualRevenue }: { annualRevenue: number | null }) {
  const words = useEstimate(annualRevenue);
  return words === undefined ? null : (
    <InlineAlert tone="info">
      <p>{words}</p>
    </InlineAlert>
  );
}
