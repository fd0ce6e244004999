import type { OutsideServiceName } from '@portal/contract/staff/system';
import { SECOND_MS } from '@portal/contract/constants';
import { failureOf, inSpan } from './tracing.ts';

export type OutsideService = OutsideServiceName | 'webhook';

export interface OutsideCallFigure {
  service: OutsideService;
  call: string;
  outcome: string;
  calls: number;
}

const OK = 'ok';
const figures = new Map<string, OutsideCallFigure>();

export function outsideCallFigures(): readonly OutsideCallFigure[] {
  return [...figures.values()];
}

/** Outcomes that mean that the service failed; others are valid responses, such as a refused login. */
const failures =
  /^(?:unavailable|network|timeout|resting|overloaded|unreadable|status .*|no answer|[3-5]\d\d|E[A-Z]+|FilesUnavailable)$/u;

interface ServiceHealth {
  failuresInARow: number;
  lastFailure: { code: string; at: number } | undefined;
}

const health = new Map<OutsideService, ServiceHealth>();

/** How the calls of this process to a service have gone since it started; undefined before the first one. */
export function outsideHealth(service: OutsideService) {
  const found = health.get(service);
  return (
    found && {
      failuresInARow: found.failuresInARow,
      lastFailure: found.lastFailure && {
        code: found.lastFailure.code,
        secondsAgo: (performance.now() - found.lastFailure.at) / SECOND_MS,
      },
    }
  );
}

function noteHealth(service: OutsideService, outcome: string): void {
  const { failuresInARow = 0, lastFailure } = health.get(service) ?? {};
  const hasFailed = failures.test(outcome);
  health.set(service, {
    failuresInARow: hasFailed ? failuresInARow + 1 : 0,
    lastFailure: hasFailed ? { code: outcome, at: performance.now() } : lastFailure,
  });
}

function count(service: OutsideService, call: string, outcome: string): void {
  noteHealth(service, outcome);
  const key = `${service} ${call} ${outcome}`;
  const { calls } = figures.get(key) ?? { calls: 0 };
  figures.set(key, { service, call, outcome, calls: calls + 1 });
}

export async function watchCall<T>(
  [service, call]: readonly [OutsideService, string],
  work: () => Promise<T>,
  failureIn: (result: T) => string | undefined = () => undefined,
): Promise<T> {
  try {
    return await inSpan(
      { name: `${service} ${call}`, kind: 'client', attributes: { 'peer.service': service } },
      work,
      (result) => ({ failure: failureIn(result) }),
    ).then((result) => {
      count(service, call, failureIn(result) ?? OK);
      return result;
    });
  } catch (error) {
    count(service, call, failureOf(error));
    throw error;
  }
}

type Call = (...args: never[]) => Promise<unknown>;
type CallsOf<Port> = { [Name in keyof Port]: Port[Name] extends Call ? Name & string : never }[keyof Port];

/** Wraps a port so that its calls with these names are counted and traced. */
export function watchPort<Port extends object, Name extends CallsOf<Port>>(
  service: OutsideService,
  port: Port,
  names: readonly Name[],
  failureIn?: (result: Awaited<ReturnType<Extract<Port[Name], Call>>>) => string | undefined,
): Port {
  const watched = names.map((name) => {
    const call = port[name] as unknown as (...args: unknown[]) => Promise<never>;
    return [
      name,
      (...args: unknown[]) =>
        watchCall(
          [service, name],
          () => call.apply(port, args),
          failureIn as ((result: never) => string | undefined) | undefined,
        ),
    ];
  });
  return { ...port, ...(Object.fromEntries(watched) as Partial<Port>) };
}
