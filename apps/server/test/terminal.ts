import { spawn } from 'node:child_process';

const MARK = '--end-of-command--';

/** What a command wrote, and its exit code. */
export interface Outcome {
  status: number;
  out: string;
  err: string;
}

/** A shell that somebody types into, with its folder and its variables from one command to the next. */
export interface Terminal {
  /** Types a command, and waits for its end. */
  run(command: string): Promise<Outcome>;
  /** Ends it with everything that was started in it. */
  close: () => void;
}

/** Opens a shell in a folder, with these variables alone. */
export function openTerminal(cwd: string, env: Readonly<Record<string, string>>): Terminal {
  const shell = spawn('sh', [], { cwd, env, detached: true });
  const texts = { out: '', err: '' };
  let look: () => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const take = (name: 'out' | 'err') => (text: string) => {
    texts[name] += text;
    look();
  };
  shell.stdout.setEncoding('utf8').on('data', take('out'));
  shell.stderr.setEncoding('utf8').on('data', take('err'));
  shell.once('exit', () => fail(new Error(`The shell has ended: ${texts.err}`)));
  const close = () => {
    try {
      process.kill(-(shell.pid ?? 0), 'SIGKILL');
    } catch {
      // It has ended.
    }
  };
  process.once('exit', close);

  return {
    run: (command) =>
      new Promise((resolve, reject) => {
        Object.assign(texts, { out: '', err: '' });
        const end = new RegExp(`^${MARK}(\\d+)\n`, 'mu');
        look = () => {
          const [out, err] = [end.exec(texts.out), end.exec(texts.err)];
          if (!out || !err) return;
          resolve({
            status: Number(out[1]),
            out: texts.out.slice(0, out.index - 1),
            err: texts.err.slice(0, err.index - 1),
          });
        };
        fail = reject;
        shell.stdin.write(
          `${command}\nended=$?; printf '\\n${MARK}%s\\n' $ended; printf '\\n${MARK}%s\\n' $ended >&2\n`,
        );
      }),
    close: () => {
      process.off('exit', close);
      close();
    },
  };
}
