import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type OutsideService, outsideCallFigures } from '../../src/platform/telemetry/outside-calls.ts';

const rules = readFileSync(
  fileURLToPath(new URL('../../../../deploy/observability/alerts.yaml', import.meta.url)),
  'utf8',
);
const [, alerted = ''] = /portal_outside_calls_total\{job="portal",outcome=~"([^"]+)"/u.exec(rules) ?? [];
const isAlerted = new RegExp(`^(?:${alerted})$`, 'u');

export function alertedFailuresOf(service: OutsideService): string[] {
  const outcomes = outsideCallFigures().filter((figure) => figure.service === service);
  return outcomes.map(({ outcome }) => outcome).filter((outcome) => isAlerted.test(outcome));
}
