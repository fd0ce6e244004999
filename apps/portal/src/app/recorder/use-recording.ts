import { useLayoutEffect } from 'react';

/** Records the screen beside it, as long as both are there. It ends before the next screen takes the place. */
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
