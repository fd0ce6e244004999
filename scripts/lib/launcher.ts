/** Stops this process when the launcher that started it is gone, so that no server stays behind. */
export function stopWithLauncher(): void {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
