import { useLayoutEffect } from 'react';

export function useRecording(isWanted: boolean): void {
  useLayoutEffect(() => {
    if (!isWanted) return undefined;
    let isLeft = false;
    let stop: (() => void) | undefined;
    import('./record-screen.ts').then(
      ({ recordScreen }) => {
        if (!isLeft) stop = recordScreen();
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [isWanted]);
}
