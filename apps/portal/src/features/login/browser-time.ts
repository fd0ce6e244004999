/**
 * Converts a server instant to milliseconds on this browser's clock, even if that clock is wrong.
 * @param instant and serverTime as ISO 8601, from the same response
 */
export function browserTimeOf(instant: string, serverTime: string): number {
  return Date.parse(instant) + Date.now() - Date.parse(serverTime);
}
