import { getPortalConfiguration } from '../session/portal-configuration.ts';

let latest = '';

export function fullTitle(screenTitle: string): string {
  return `${screenTitle} – ${getPortalConfiguration().brand.name}`;
}

/** Records the title during prerendering, when effects do not run. */
export function notePrerenderedTitle(screenTitle: string): void {
  latest = fullTitle(screenTitle);
}

export function prerenderedTitle(): string {
  return latest;
}
