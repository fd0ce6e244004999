/**
 * An instant of the server in milliseconds of this browser's clock, whatever that clock shows.
 * @param instant and serverTime as ISO 8601, from the same response
 */
export function browserTimeOf(instant: string, serverTime: string): number {
  return Date.parse(instant) + Date.now() - Date.parse(serverTime);
}
