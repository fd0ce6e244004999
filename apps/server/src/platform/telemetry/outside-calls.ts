import { failureOf, inSpan } from './tracing.ts';

export type OutsideService = 'bank' | 'bureau' | 'addresses' | 'mail' | 'files' | 'webhook';

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

function count(service: OutsideService, call: string, outcome: string): void {
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
