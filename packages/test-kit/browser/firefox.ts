import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findOnPath } from '../../../scripts/chromium.ts';
import { type BrowserDriver, openRemotePage, type RemoteWindow } from './remote-page.ts';

/** Ubuntu, and therefore GitHub's machines, has Mozilla's Firefox instead of Debian's. */
const programs = ['firefox-esr', 'firefox'];
const WINDOW = ['--width=1440', '--height=1024'];
/** Firefox ESR 153 refuses `emulation.setMediaFeaturesOverride`, so the profile requests reduced motion. */
const PREFERENCES = 'user_pref("ui.prefersReducedMotion", 1);\n';

interface Handle {
  context: string;
  sharedId: string;
}

interface RemoteValue {
  type: string;
  value?: unknown;
  sharedId?: string;
}

type Send = <Result>(method: string, params: object) => Promise<Result>;

interface BidiMessage {
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
  message?: string;
}

interface LogEntry {
  level: string;
  text: string | null;
}

export function hasFirefox(): boolean {
  return findOnPath(programs) !== undefined;
}

export async function openFirefox(baseUrl: string): Promise<RemoteWindow> {
  const profile = await mkdtemp(join(tmpdir(), 'portal-firefox-'));
  await writeFile(join(profile, 'user.js'), PREFERENCES);
  const firefox = spawn(
    findOnPath(programs) ?? '',
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0', ...WINDOW],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const errors: string[] = [];
  const send = await connect(`${await findAddress(firefox.stderr)}/session`, ({ level, text }) => {
    if (level === 'error') errors.push(text ?? '');
  });
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context ?? '';
  const opened = {
    ...actionsIn(context, send),
    takePicture: async () => {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    errors: () => Promise.resolve(errors),
    close: async () => {
      const ended = once(firefox, 'exit');
      firefox.kill();
      await ended;
      await rm(profile, { recursive: true, force: true });
    },
  };
  return await openRemotePage(opened, baseUrl);
}

async function findAddress(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const address = /listening on (?<address>ws:\S+)/u.exec(line)?.groups?.address;
    if (address !== undefined) {
      output.resume();
      return address;
    }
  }
  throw new Error('Firefox ended before it listened.');
}

async function connect(address: string, onLog: (entry: LogEntry) => void): Promise<Send> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const pending = new Map<number, PromiseWithResolvers<unknown>>();
  let lastId = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result, message } = JSON.parse(String(data)) as BidiMessage;
    if (method === 'log.entryAdded') onLog(params as LogEntry);
    if (id === undefined) return;
    if (message === undefined) pending.get(id)?.resolve(result);
    else pending.get(id)?.reject(new Error(message));
    pending.delete(id);
  });
  socket.addEventListener('close', () => {
    for (const { reject } of pending.values()) reject(new Error('Firefox has closed the connection.'));
  });
  return async <Result>(method: string, params: object) => {
    lastId += 1;
    const response = Promise.withResolvers<unknown>();
    pending.set(lastId, response);
    socket.send(JSON.stringify({ id: lastId, method, params }));
    return (await response.promise) as Result;
  };
}

function actionsIn(top: string, send: Send): Omit<BrowserDriver<Handle>, 'takePicture' | 'errors' | 'close'> {
  const call = async (context: string, source: string, args: object[] = []): Promise<RemoteValue> => {
    const { type, result, exceptionDetails } = await send<{
      type: 'success' | 'exception';
      result: RemoteValue;
      exceptionDetails?: { text: string };
    }>('script.callFunction', {
      functionDeclaration: source,
      arguments: args,
      target: { context },
      awaitPromise: true,
    });
    if (type === 'exception') throw new Error(exceptionDetails?.text);
    return result;
  };
  const contextOf = async (frame?: string): Promise<string> => {
    if (frame === undefined) return top;
    const found = await call(top, `() => document.querySelector(${JSON.stringify(frame)}).contentWindow`);
    return (found.value as { context: string }).context;
  };
  const perform = (context: string, actions: object) =>
    send<unknown>('input.performActions', { context, actions: [actions] });
  return {
    open: async (url) => {
      await send('browsingContext.navigate', { context: top, url, wait: 'complete' });
    },
    evaluate: async (expression, frame) => (await call(await contextOf(frame), `() => ${expression}`)).value,
    run: async (statements, frame) => {
      await call(await contextOf(frame), `() => { ${statements} }`);
    },
    findAll: async (expression, frame) => {
      const context = await contextOf(frame);
      const { value } = await call(context, `() => ${expression}`);
      return (value as RemoteValue[]).map(({ sharedId = '' }) => ({ context, sharedId }));
    },
    callWith: async ({ context, sharedId }, source) => (await call(context, source, [{ sharedId }])).value,
    click: async ({ context, sharedId }) => {
      const origin = { type: 'element', element: { sharedId } };
      const actions = [
        { type: 'pointerMove', x: 0, y: 0, origin },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await perform(context, { type: 'pointer', id: 'mouse', actions });
    },
    type: async ({ context }, text) => {
      const actions = Array.from(text).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await perform(context, { type: 'key', id: 'keyboard', actions });
    },
    chord: async ({ context }, pressed) => {
      const actions = [
        ...pressed.map((value) => ({ type: 'keyDown', value })),
        ...pressed.toReversed().map((value) => ({ type: 'keyUp', value })),
      ];
      await perform(context, { type: 'key', id: 'keyboard', actions });
    },
    setFiles: async ({ context, sharedId }, files) => {
      await send('input.setFiles', { context, element: { sharedId }, files });
    },
  };
}
