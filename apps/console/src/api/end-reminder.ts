import { useMutation } from '@tanstack/react-query';
import { callOperation } from './call-operation.ts';
import { writeAndRefresh } from './refresh.ts';

export function useEndReminder() {
  return useMutation({
    mutationFn: (reminderId: string) =>
      writeAndRefresh(() => callOperation('Staff_EndReminder', { params: { reminderId } })),
  });
}
