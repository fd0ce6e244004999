import { InlineAlert } from '@portal/design/ui/messages/inline-alert.tsx';
import { useEstimate } from './use-estimate.ts';

/** The lender's estimate as a range, if configured; not a promise. */
export function EstimateNote({ annualRevenue }: { annualRevenue: number | null }) {
  const words = useEstimate(annualRevenue);
  return words === undefined ? null : (
    <InlineAlert tone="info">
      <p>{words}</p>
    </InlineAlert>
  );
}
