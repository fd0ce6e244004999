import { useMutation } from '@tanstack/react-query';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import Download from 'lucide-react/icons/download';
import { callOperation } from '../../api/call-operation.ts';

export function useExport() {
  return useMutation({
    mutationFn: async (customerId: string) => {
      const { path } = await callOperation('Staff_CreateExportTicket', { params: { customerId } });
      window.location.assign(path);
    },
  });
}

export interface ExportButtonProps {
  customerId: string;
  download: ReturnType<typeof useExport>;
}

export function ExportButton({ customerId, download }: ExportButtonProps) {
  const { t } = useText();
  return (
    <Button
      variant="quiet"
      size="small"
      pending={download.isPending}
      icon={<Download size={15} aria-hidden="true" />}
      onClick={() => download.mutate(customerId)}
    >
      {t('console.customers.exportData')}
    </Button>
  );
}
