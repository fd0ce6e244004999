import { type eventWithTime, Replayer } from 'rrweb';
import 'rrweb/dist/style.css';
import './player.css';
import type { PlayerCommand, PlayerReport } from './messages.ts';

// This page runs in a frame whose content policy allows no network: the console sends it everything.

const REPORT_MS = 200;
let replayer: Replayer | undefined;
let reporting: ReturnType<typeof setInterval> | undefined;

function report(message: PlayerReport): void {
  window.parent.postMessage(message, window.location.origin);
}

function fit(): void {
  if (!replayer) return;
  const { width, height } = replayer.iframe;
  const [wide, high] = [Number(width), Number(height)];
  if (!wide || !high) return;
  const scale = Math.min(window.innerWidth / wide, window.innerHeight / high, 1);
  const indent = Math.max(0, (window.innerWidth - wide * scale) / 2);
  replayer.wrapper.style.transform = `translateX(${String(indent)}px) scale(${String(scale)})`;
}

function stopReporting(): void {
  clearInterval(reporting);
}

function load(parts: readonly string[]): void {
  const events = parts.flatMap((part) => JSON.parse(part) as eventWithTime[]);
  replayer = new Replayer(events, { root: document.body, mouseTail: false, showWarning: false, skipInactive: true });
  replayer.on('resize', fit);
  replayer.on('finish', () => {
    stopReporting();
    report({ kind: 'ended' });
  });
  replayer.pause(0);
  fit();
  report({ kind: 'loaded', duration: replayer.getMetaData().totalTime });
}

function play(at: number, speed: number): void {
  if (!replayer) return;
  const playing = replayer;
  playing.setConfig({ speed });
  playing.play(at);
  stopReporting();
  reporting = setInterval(() => report({ kind: 'time', at: playing.getCurrentTime() }), REPORT_MS);
}

function obey(command: PlayerCommand): void {
  switch (command.kind) {
    case 'load':
      load(command.parts);
      return;
    case 'play':
      play(command.at, command.speed);
      return;
    case 'pause':
      stopReporting();
      replayer?.pause(command.at);
      return;
  }
}

window.addEventListener('resize', fit);
window.addEventListener('message', ({ data, origin, source }: MessageEvent<PlayerCommand>) => {
  if (origin !== window.location.origin || source !== window.parent) return;
  try {
    obey(data);
  } catch {
    report({ kind: 'unplayable' });
  }
});
report({ kind: 'ready' });
