import { type RefObject, useEffect, useState } from 'react';
import type { PlayerCommand, PlayerReport } from '../../player/messages.ts';

interface PlayerState {
  phase: 'starting' | 'paused' | 'playing' | 'unplayable';
  /** Milliseconds since the first event. */
  at: number;
  duration: number;
}

function after(state: PlayerState, report: PlayerReport): PlayerState {
  switch (report.kind) {
    case 'ready':
      return state;
    case 'loaded':
      return { phase: 'paused', at: 0, duration: report.duration };
    case 'time':
      return { ...state, at: Math.min(Math.max(report.at, 0), state.duration) };
    case 'ended':
      return { ...state, phase: 'paused', at: state.duration };
    case 'unplayable':
      return { ...state, phase: 'unplayable' };
  }
}

/** Exchanges messages with the player in a frame; sends it the parts of a recording once both are ready. */
export function usePlayer(frame: RefObject<HTMLIFrameElement | null>, parts: readonly string[] | undefined) {
  const [isReady, setIsReady] = useState(false);
  const [state, setState] = useState<PlayerState>({ phase: 'starting', at: 0, duration: 0 });
  const [speed, setSpeed] = useState(1);
  const post = (command: PlayerCommand) => frame.current?.contentWindow?.postMessage(command, window.location.origin);

  useEffect(() => {
    const listen = ({ data, origin, source }: MessageEvent<PlayerReport>) => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return;
      if (data.kind === 'ready') setIsReady(true);
      setState((before) => after(before, data));
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame]);

  useEffect(() => {
    if (!isReady || !parts) return;
    frame.current?.contentWindow?.postMessage({ kind: 'load', parts } satisfies PlayerCommand, window.location.origin);
  }, [frame, isReady, parts]);

  const play = (at: number, wanted: number) => {
    post({ kind: 'play', at, speed: wanted });
    setState((before) => ({ ...before, phase: 'playing', at }));
  };
  const pause = (at: number) => {
    post({ kind: 'pause', at });
    setState((before) => ({ ...before, phase: 'paused', at }));
  };
  const isPlaying = state.phase === 'playing';
  return {
    ...state,
    speed,
    isPlaying,
    toggle: () => (isPlaying ? pause(state.at) : play(state.at < state.duration ? state.at : 0, speed)),
    seek: (at: number) => (isPlaying ? play(at, speed) : pause(at)),
    changeSpeed: (next: number) => {
      setSpeed(next);
      if (isPlaying) play(state.at, next);
    },
  };
}

export type Player = ReturnType<typeof usePlayer>;
